import { common as commonBingo } from '#domain/games/bingo/bingo-75/common.ts';
import { presentBingoStake } from '../../services/shared/bingo.ts';
import type { RoutesOf } from '../route.ts';
import { tableRoutes } from './shared.ts';

const table = tableRoutes(commonBingo, presentBingoStake);

export const bingoRoutes: RoutesOf<'listenToBingo' | 'placeBingoStake' | 'readBingoStake' | 'cancelBingoStake'> = {
  listenToBingo: table.listen,
  placeBingoStake: table.place,
  readBingoStake: table.read,
  cancelBingoStake: table.cancel,
};
