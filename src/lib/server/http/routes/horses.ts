import { common as commonHorses } from '#domain/games/horses/common.ts';
import { presentRaceStake } from '../../services/shared/horses.ts';
import type { RoutesOf } from '../route.ts';
import { tableRoutes } from './shared.ts';

const table = tableRoutes(commonHorses, presentRaceStake);

export const horseRoutes: RoutesOf<'listenToRaces' | 'placeRaceStake' | 'readRaceStake' | 'cancelRaceStake'> = {
  listenToRaces: table.listen,
  placeRaceStake: table.place,
  readRaceStake: table.read,
  cancelRaceStake: table.cancel,
};
