/**
 * The exact figures of Pai Gow Poker: the house way against itself over all 53C7 × 46C7 pairs of hands. How they are counted
 * stands in `pai-gow/count.ts`. A few minutes.
 */

import type { Counting } from '../counted.ts';
import { countDeals } from './count.ts';

export const count: Counting = () => {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  return { figures: countDeals(ranks, (text) => console.log(new Date().toISOString(), text)) };
};
