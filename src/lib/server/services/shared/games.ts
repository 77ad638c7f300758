import { sharedGames } from '#domain/games/book/shared-games.ts';
import type { CommonGame } from '#domain/games/kit/common-game.ts';

/** The games that are played in shared rounds, by their id. */
const games: Readonly<Record<string, CommonGame>> = sharedGames;

export const commonGames = Object.values(games);

export const findCommonGame = (id: string): CommonGame | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
