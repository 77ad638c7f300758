import { type Rational, rational } from '../../../../maths/rational.ts';
import type { SpotReturn } from '../../../kit/game.ts';
import { figuresOfCounts, type WinCounts } from '../../counts.ts';
import { stopCount, symbolAt } from '../../reels.ts';
import { lineWinOf } from './lines.ts';
import { type LineCount, lineCounts, unitsMax } from './paytable.ts';
import { paylines, strips } from './reels.ts';

const letters = [...new Set(strips.join(''))];

/** What each of the 343 lines of three symbols pays, in line bets. */
const unitsOfLine = (): ReadonlyMap<string, number> =>
  new Map(
    letters.flatMap((a) =>
      letters.flatMap((b) => letters.map((c): [string, number] => [a + b + c, lineWinOf(a + b + c)?.units ?? 0])),
    ),
  );

/** On each reel, stop by stop, the symbols that the lines played cross. */
const crossedBy = (count: LineCount): string[][] =>
  strips.map((strip, reel) =>
    Array.from(strip, (_, stop) =>
      paylines
        .slice(0, count)
        .map((line) => symbolAt(strip, stop + (line[reel] ?? 0)))
        .join(''),
    ),
  );

/** In how many of the 13,824 spins the lines played pay so many line bets together. Full enumeration. */
export const winCounts = (count: LineCount): WinCounts => {
  const unitsOf = unitsOfLine();
  const [left = [], middle = [], right = []] = crossedBy(count);
  const counts = new Map<number, number>();
  for (const a of left) {
    for (const b of middle) {
      for (const c of right) {
        let units = 0;
        for (let line = 0; line < count; line += 1) {
          units += unitsOf.get(a.charAt(line) + b.charAt(line) + c.charAt(line)) ?? 0;
        }
        counts.set(units, (counts.get(units) ?? 0) + 1);
      }
    }
  }
  return counts;
};

/** Exact by counting all stops; both numbers of lines return the same, five of them more smoothly. */
export const returnsByKind = (): SpotReturn[] =>
  lineCounts.map((count) => figuresOfCounts(`lines:${count}`, winCounts(count), count));

/** The chance of the largest win. */
export const topWinChance = (count: LineCount): Rational =>
  rational(BigInt(winCounts(count).get(unitsMax[count]) ?? 0), stopCount(strips));
