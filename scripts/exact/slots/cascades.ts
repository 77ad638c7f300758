import type { CascadeTitle, DropFigures } from '#domain/games/slots/cascades/paytable.ts';
import { type Counting, titleIn } from '../counted.ts';
import { countDrops } from './drops.ts';

/** Plays all drops of a machine of clusters. Some ten seconds. */
export const count: Counting = async (folder) => {
  const counts = countDrops(await titleIn<CascadeTitle>(folder));
  const sumOf = (power: number): number => [...counts].reduce((sum, [units, cases]) => sum + units ** power * cases, 0);
  const topUnits = Math.max(...counts.keys());
  const figures: DropFigures = {
    cases: sumOf(0),
    units: sumOf(1),
    squares: sumOf(2),
    hits: sumOf(0) - (counts.get(0) ?? 0),
    topUnits,
    topCases: counts.get(topUnits) ?? 0,
  };
  return { figures, distribution: counts };
};
