// Written from the cards of the games by `npm run games:sync`.

import { common as bingo75 } from '../bingo/bingo-75/common.ts';
import { common as crash } from '../crash/common.ts';
import { common as horses } from '../horses/common.ts';
import type { CommonGame } from '../kit/common-game.ts';
import { common as lotto649 } from '../lotto/lotto-6-49/common.ts';
import { common as rouletteShared } from '../roulette/roulette-shared/common.ts';
import type { SharedGameId } from './registry.ts';

/** What the shared rounds of each such game are made of, loaded at once. */
export const sharedGames: Readonly<Record<SharedGameId, CommonGame>> = {
  'bingo-75': bingo75,
  crash,
  horses,
  'lotto-6-49': lotto649,
  'roulette-shared': rouletteShared,
};
