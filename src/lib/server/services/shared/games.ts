import { common as commonBingo } from '#domain/games/bingo/bingo-75/common.ts';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { common as commonHorses } from '#domain/games/horses/common.ts';
import type { CommonGame } from '#domain/games/kit/common-game.ts';
import { common as commonLotto } from '#domain/games/lotto/lotto-6-49/common.ts';
import { common as commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';

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
