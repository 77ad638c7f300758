import { cx } from '#ui/cx.ts';

/** A thin edge of water round each fish, so that two that cross stay two. */
const outlined =
  '[&_.fill-paper-night]:stroke-common-cream/70 [&_.fill-paper-night]:[stroke-width:2px] [&_.fill-paper-night]:[vector-effect:non-scaling-stroke] [&_.fill-paper-night]:[paint-order:stroke]';

const night = '[&_.fill-paper-night]:fill-common-night [&_.stroke-paper-night]:stroke-common-night';
const coral =
  '[&_.fill-paper-night]:fill-common-coral [&_.stroke-paper-night]:stroke-common-coral [&_.stroke-paper-sun]:stroke-common-cream';
const sun =
  '[&_.fill-paper-night]:fill-common-sun [&_.stroke-paper-night]:stroke-common-sun [&_.stroke-paper-sun]:stroke-common-night [&_.fill-paper-sheet]:fill-common-night';

const washes: Readonly<Record<string, string>> = {
  bream: coral,
  angelfish: sun,
  pufferfish: sun,
  swordfish: night,
};

/** The wash that a kind is painted in at the reef. */
export const tintOf = (kind: string): string => cx(outlined, washes[kind] ?? night);
