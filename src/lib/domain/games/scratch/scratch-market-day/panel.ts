import { drawItems, shuffle } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { splitsOf } from '../splits.ts';
import { prizes } from './prizes.ts';

/** A basket: so many of one good fill it, and filled it pays so many ticket prices. */
type Basket = { readonly need: number; readonly multiple: number };

export const stallCount = 12;
/** The baskets as every ticket bears them, the cheapest first: cherries, loaves, eggs, cheese, fish, honey, a goose. */
export const baskets: readonly Basket[] = [
  { need: 3, multiple: 1 },
  { need: 3, multiple: 2 },
  { need: 3, multiple: 5 },
  { need: 3, multiple: 12 },
  { need: 3, multiple: 40 },
  { need: 4, multiple: 150 },
  { need: 4, multiple: 1000 },
];
/** So many of a good may lie on the stalls when its basket stays empty. */
const sparedMost = 2;

export type Panel = { readonly stalls: readonly number[] };

const goods = [...baskets.keys()];
const worth = baskets.map(({ multiple }) => multiple);
/** The goods whose baskets are full together, for each prize: no good twice. */
export const ways = prizes.map(({ multiple }) =>
  splitsOf(multiple, worth, 2)
    .filter((parts) => new Set(parts).size === parts.length)
    .map((parts) => parts.map((part) => worth.indexOf(part))),
);

/**
 * The goods of the twelve stalls: as many as fill the baskets of the prize, and of every other good two at most, drawn evenly,
 * so that no losing ticket is made to look like a near win.
 */
export const printPanel = (prize: number, stream: Stream): Panel => {
  const of = ways[prize] ?? [[]];
  const full = of[stream.below(of.length)] ?? [];
  const bought = full.flatMap((good) => Array.from({ length: baskets[good]?.need ?? 0 }, () => good));
  const others = goods
    .filter((good) => !full.includes(good))
    .flatMap((good) => Array.from({ length: sparedMost }, () => good));
  return { stalls: shuffle([...bought, ...drawItems(others, stallCount - bought.length, stream)], stream) };
};
