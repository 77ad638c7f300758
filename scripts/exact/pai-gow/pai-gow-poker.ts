/**
 * The exact figures of Pai Gow Poker: the house way, best play and the calmest play, each against the house way over all 53C7 × 46C7
 * pairs of hands. How they are counted stands in `pai-gow/count.ts`. A quarter of an hour.
 */

import type { Counting } from '../counted.ts';
import { countDeals } from './count.ts';
import { leastMoved, mostWon, type Worth } from './settings.ts';

const ranks = Array.from({ length: 13 }, (_, rank) => rank);
const counted = (way: string, worth?: Worth) => countDeals(ranks, (line) => console.log(`${way}: ${line}`), worth);

export const count: Counting = () => ({
  figures: {
    ...counted('1 of 3, the house way'),
    best: counted('2 of 3, best play', mostWon),
    calm: counted('3 of 3, the calmest play', leastMoved),
  },
});
