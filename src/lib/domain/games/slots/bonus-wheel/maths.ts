import { type Rational, rational } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { figuresOfCounts, type WinCounts } from '../counts.ts';
import { stopCount, windowAt } from '../reels.ts';
import { spinSpot } from '../spin-bet.ts';
import { type BonusWheelTitle, rows, weightOf } from './paytable.ts';
import { lineWins, startsWheel } from './spin.ts';

/** What all reels together may show, every stop of each beside every stop of the others. */
const windowsOf = ({ strips }: BonusWheelTitle): string[][] =>
  strips.reduce<string[][]>(
    (windows, strip) => {
      const columns = Array.from(strip, (_, stop) => windowAt([strip], [stop], rows)[0] ?? '');
      return windows.flatMap((window) => columns.map((column) => [...window, column]));
    },
    [[]],
  );

const put = (counts: Map<number, number>, units: number, cases: number): void => {
  counts.set(units, (counts.get(units) ?? 0) + cases);
};

/** What a start of the wheel pays in stakes, in parts of the weights of both wheels multiplied. */
export const wheelCounts = ({ outer, inner }: BonusWheelTitle): WinCounts => {
  const counts = new Map<number, number>();
  for (const { weight, pays } of outer) {
    if (pays !== 'inner') put(counts, pays, weight * weightOf(inner));
    else for (const slice of inner) put(counts, slice.pays, weight * slice.weight);
  }
  return counts;
};

/** Every round of a title by what it wins in line bets: all stops, and where the wheel starts all of its slices. */
export const roundCounts = (title: BonusWheelTitle): WinCounts => {
  const wheel = wheelCounts(title);
  const parts = weightOf(title.outer) * weightOf(title.inner);
  const counts = new Map<number, number>();
  for (const window of windowsOf(title)) {
    const units = lineWins(title, window).reduce((sum, win) => sum + win.units, 0);
    if (!startsWheel(title, window)) put(counts, units, parts);
    else for (const [stakes, cases] of wheel) put(counts, units + stakes * title.lines.length, cases);
  }
  return counts;
};

/** The chance that a spin starts the wheel: on each reel, how many stops show its symbol. */
export const wheelChance = ({ strips, wheelSymbol }: BonusWheelTitle): Rational => {
  const showing = strips.map((strip) =>
    BigInt([...strip].filter((_, stop) => windowAt([strip], [stop], rows)[0]?.includes(wheelSymbol)).length),
  );
  return rational(
    showing.reduce((product, stops) => product * stops, 1n),
    stopCount(strips),
  );
};

const cache = new Map<string, SpotReturn[]>();

/** The exact figures of a round, by counting all of them; counted once. */
export const returnsOf = (title: BonusWheelTitle): SpotReturn[] => {
  const known = cache.get(title.id);
  if (known) return known;
  const counted = [figuresOfCounts(spinSpot, roundCounts(title), title.lines.length)];
  cache.set(title.id, counted);
  return counted;
};
