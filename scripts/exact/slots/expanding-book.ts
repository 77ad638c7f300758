import { countSpins } from '#domain/games/slots/expanding-book/counts.ts';
import type { BookTitle } from '#domain/games/slots/expanding-book/title.ts';
import type { RoundFigures } from '#domain/games/slots/round-figures.ts';
import { type Counting, titleIn } from '../counted.ts';
import { roundFigures } from './book-round.ts';

/**
 * Counts all spins of a slot with a book, once for each symbol that may spread, and makes the exact distribution of a whole
 * round from them. Some minutes.
 */
export const count: Counting = async (folder) => {
  const title = await titleIn<BookTitle>(folder);
  const stops = title.machine.strips.reduce((product, { length }) => product * length, 1);
  const { moments, whole, spins, stake } = roundFigures(title, countSpins, stops);
  const { first, second, hits, capped } = moments;
  const symbols = title.chart.spreading.length;
  const cases = `${symbols} * ${stops}^${spins}`;
  const figures: RoundFigures = {
    returnToPlayer: { num: `${first}`, den: `${stake} * ${cases}` },
    variance: {
      num: `${second * whole - first * first}`,
      den: `${stake * stake} * ${symbols * symbols} * ${stops}^${2 * spins}`,
    },
    hitFrequency: { num: `${hits}`, den: cases },
    topWinChance: { num: `${capped}`, den: cases },
  };
  return { figures };
};
