import { common as commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { presentRouletteStake } from '../../services/shared/roulette.ts';
import type { RoutesOf } from '../route.ts';
import { tableRoutes } from './shared.ts';

const table = tableRoutes(commonRoulette, presentRouletteStake);

export const rouletteRoutes: RoutesOf<
  'listenToRoulette' | 'placeRouletteStake' | 'readRouletteStake' | 'cancelRouletteStake'
> = {
  listenToRoulette: table.listen,
  placeRouletteStake: table.place,
  readRouletteStake: table.read,
  cancelRouletteStake: table.cancel,
};
