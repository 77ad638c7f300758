import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { prizes } from './prizes.ts';

/** A tide is four hours of low, middle or high water; six gates are cut for a tide each, and the moon has a factor. */
const hourCount = 4;
const levelCount = 3;
export const gateCount = 6;
/** What the moon multiplies by. */
export const moons: readonly number[] = [1, 2, 5, 10];

export type Gate = { readonly levels: readonly number[]; readonly multiple: number };
export type Panel = { readonly tide: readonly number[]; readonly moon: number; readonly gates: readonly Gate[] };

/** What can lie behind a gate, in ticket prices. */
export const amounts = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const tides = Array.from({ length: levelCount ** hourCount }, (_, code) =>
  Array.from({ length: hourCount }, (_hour, hour) => Math.floor(code / levelCount ** hour) % levelCount),
);
/** The amounts and moons that make each prize. */
export const ways = prizes.map(({ multiple }) =>
  amounts.flatMap((amount) => moons.flatMap((moon) => (amount * moon === multiple ? [{ amount, moon }] : []))),
);

/**
 * What is printed on a ticket: on a winning one a gate is cut for the tide, and its amount times the moon is the prize, in one
 * of all ways to make it, each as likely. No gate of a losing ticket fits. Tides are seven different ones; the amounts of
 * the gates that stay shut and the moon over them are drawn evenly.
 */
export const printPanel = (prize: number, stream: Stream): Panel => {
  const [tide = [], ...cuts] = drawItems(tides, 1 + gateCount, stream);
  const of = ways[prize] ?? [];
  const way = of[stream.below(Math.max(1, of.length))];
  const moon = way?.moon ?? moons[stream.below(moons.length)] ?? 1;
  const gates = cuts.map((levels): Gate => ({ levels, multiple: amounts[stream.below(amounts.length)] ?? 0 }));
  const fitting = stream.below(gateCount);
  return {
    tide,
    moon,
    gates: way ? gates.map((gate, at) => (at === fitting ? { levels: tide, multiple: way.amount } : gate)) : gates,
  };
};
