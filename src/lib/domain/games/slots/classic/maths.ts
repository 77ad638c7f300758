import { type Rational, rational } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { figuresOfCounts, type WinCounts } from '../counts.ts';
import { stopCount, symbolAt } from '../reels.ts';
import { lineWinOf } from './lines.ts';
import { type ClassicTitle, type LineCount, lineCounts } from './title.ts';

/** What each line of three symbols pays, in line bets. */
const unitsOfLine = (title: ClassicTitle): ReadonlyMap<string, number> => {
  const letters = [...new Set(title.strips.join(''))];
  return new Map(
    letters.flatMap((a) =>
      letters.flatMap((b) =>
        letters.map((c): [string, number] => [a + b + c, lineWinOf(title, a + b + c)?.units ?? 0]),
      ),
    ),
  );
};

/** On each reel, stop by stop, the symbols that the lines played cross. */
const crossedBy = ({ strips, paylines }: ClassicTitle, count: LineCount): string[][] =>
  strips.map((strip, reel) =>
    Array.from(strip, (_, stop) =>
      paylines
        .slice(0, count)
        .map((line) => symbolAt(strip, stop + (line[reel] ?? 0)))
        .join(''),
    ),
  );

/** In how many of all spins the lines played pay so many line bets together. Full enumeration. */
export const winCounts = (title: ClassicTitle, count: LineCount): WinCounts => {
  const unitsOf = unitsOfLine(title);
  const [left = [], middle = [], right = []] = crossedBy(title, count);
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
export const classicReturns = (title: ClassicTitle): SpotReturn[] =>
  lineCounts.map((count) => figuresOfCounts(`lines:${count}`, winCounts(title, count), count));

/** The chance of the largest win. */
export const topChance = (title: ClassicTitle, count: LineCount): Rational =>
  rational(BigInt(winCounts(title, count).get(title.unitsMax[count]) ?? 0), stopCount(title.strips));
