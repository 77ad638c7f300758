import type { Poster } from './poster.ts';
import { rouletteEuropeanPoster } from './roulette-european.ts';

/** The posters by game id. A game of the catalogue without one stops the build. */
const posters: Readonly<Record<string, Poster>> = { 'roulette-european': rouletteEuropeanPoster };

export const posterOf = (gameId: string): Poster => {
  const poster = posters[gameId];
  if (!poster)
    throw new Error(`No poster for the game "${gameId}": draw one in src/lib/posters and list it in posters.ts`);
  return poster;
};
