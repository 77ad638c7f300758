import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { type PickChart, placeCount } from './title.ts';

/** What lies at each place, by its letter: all prizes in an order that the stream draws before the first pick. */
export const layPrizes = (chart: PickChart, stream: Stream): string[] => {
  const all = chart.kinds.flatMap(({ letter, count }) => Array.from({ length: count }, () => letter));
  return drawItems(all, all.length, stream);
};

/** Where a bonus stands: whether it is over, and what it has won before its factor, in units. */
export type Stand = { readonly over: boolean; readonly units: number };

/** The stand after so many of each kind were found, in the order of the chart. */
export const standOf = ({ kinds, end }: PickChart, found: readonly number[]): Stand => {
  if (end.kind === 'alike') {
    const units = kinds.find((_, index) => (found[index] ?? 0) >= end.alike)?.units;
    return { over: units !== undefined, units: units ?? 0 };
  }
  const stops = found[kinds.findIndex(({ letter }) => letter === end.stopper)] ?? 0;
  const units = kinds.reduce((sum, kind, index) => sum + kind.units * (found[index] ?? 0), 0);
  const whole = kinds.every(({ count, units: paid }, index) => paid === 0 || found[index] === count);
  return { over: stops >= end.stops || whole, units };
};

/** How many of each kind are among the letters found. */
export const tallyOf = ({ kinds }: PickChart, letters: readonly string[]): number[] =>
  kinds.map(({ letter }) => letters.filter((one) => one === letter).length);

/** `{ name: 'pick', place: 7 }` for a place that is still hidden. */
export const parsePick = (
  chart: PickChart,
  action: unknown,
  picked: readonly number[],
): Result<number, 'action_invalid'> => {
  const refuse = (reason: string) => fail('action_invalid', { reason });
  if (typeof action !== 'object' || action === null || !('name' in action)) return refuse('shape');
  if (action.name !== 'pick') return refuse('action_unknown');
  if (Object.keys(action).length !== 2 || !('place' in action)) return refuse('shape');
  const { place } = action;
  if (typeof place !== 'number' || !Number.isInteger(place) || place < 0 || place >= placeCount(chart))
    return refuse('place_unknown');
  return picked.includes(place) ? refuse('place_open') : ok(place);
};
