/**
 * The exact figures of Pai Gow Poker: the house way against itself over all 53C7 × 46C7 pairs of hands. How they are counted
 * stands in `pai-gow/count.ts`. A few minutes: node scripts/exact/pai-gow-poker.ts
 */
import { countDeals } from './pai-gow/count.ts';
import { literal, writeData } from './write-data.ts';

if (import.meta.main) {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const { won, pushed, lost } = countDeals(ranks, (text) => console.log(new Date().toISOString(), text));
  writeData('pai-gow-poker', [
    '',
    '/** Pairs of hands in which both of the player’s are higher, one is, and neither; copies are the dealer’s. */',
    `export const won = ${literal(won)};`,
    `export const pushed = ${literal(pushed)};`,
    `export const lost = ${literal(lost)};`,
  ]);
}
