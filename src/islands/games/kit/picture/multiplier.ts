import type { SettledRound } from '#stores/play/game.ts';

/** What a round paid, as its outcome has it, without needless zeros: `1.2`, `0`. Empty in a round of another game. */
export const multiplierOfRound = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const { multiplier } = outcome;
  return typeof multiplier === 'string' ? multiplier.replace(/\.?0+$/, '') : '';
};

/** A result in the strip of the last rounds. `outcome`: how it came out, where that is more than the table says of it. */
export type StripResult = { readonly label: string; readonly gained: boolean; readonly outcome?: string };

/** What a round paid as a multiple of its stake: a gain above it. */
export const paidResult = (settled: Pick<SettledRound, 'outcome'>): StripResult | undefined => {
  const multiplier = multiplierOfRound(settled);
  return multiplier === '' ? undefined : { label: `${multiplier}×`, gained: Number(multiplier) > 1 };
};

/** What a round was left with, a multiplier of four places cut to two: nothing when it was lost. */
export const leftResult = (multiplier: unknown, { wins }: Pick<SettledRound, 'wins'>): StripResult | undefined => {
  if (typeof multiplier !== 'string') return undefined;
  const gained = wins.length > 0;
  return { label: `${gained ? multiplier.slice(0, -2) : '0'}×`, gained };
};
