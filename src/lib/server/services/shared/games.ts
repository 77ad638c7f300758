import { commonBingo } from '#domain/games/bingo-75/common.ts';
import type { CommonGame } from '#domain/games/common-game.ts';
import { commonCrash } from '#domain/games/crash/common.ts';
import { commonHorses } from '#domain/games/horses/common.ts';
import { commonLotto } from '#domain/games/lotto-6-49/common.ts';
import { commonRoulette } from '#domain/games/roulette-shared/common.ts';

/** The games that are played in shared rounds, by their id. */
const games: Readonly<Record<string, CommonGame>> = {
  'bingo-75': commonBingo,
  crash: commonCrash,
  horses: commonHorses,
  'lotto-6-49': commonLotto,
  'roulette-shared': commonRoulette,
};

export const commonGames = Object.values(games);

export const findCommonGame = (id: string): CommonGame | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
