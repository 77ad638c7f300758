import type { Poster } from './poster.ts';
import { posters } from './posters.ts';

const byId: Readonly<Record<string, Poster | undefined>> = posters;

/** The games that have a poster: those of the house. */
export const drawnGames: readonly string[] = Object.keys(posters);

export const posterOf = (gameId: string): Poster => {
  const poster = byId[gameId];
  if (!poster) throw new Error(`No poster for the game "${gameId}": it is none of the house`);
  return poster;
};
