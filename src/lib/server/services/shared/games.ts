import type { CommonGame } from './common-game.ts';
import { commonCrash } from './crash.ts';
import { commonHorses } from './horses.ts';

/** The games that are played in shared rounds, by their id. */
const games: Readonly<Record<string, CommonGame>> = {
  crash: commonCrash,
  horses: commonHorses,
};

export const commonGames = Object.values(games);

export const findCommonGame = (id: string): CommonGame | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
