import type { SharedGame } from '../../kit/game.ts';
import { watchedRound } from '../../kit/shared-round.ts';
import { returnsByKindOn } from '../maths.ts';
import { maxPayoutOf, parseBets, settleBy } from './round.ts';
import { table } from './table.ts';

/** One spin of the wheel for everybody who has chips on the cloth. */
export const game: SharedGame = {
  id: 'roulette-shared',
  name: 'Shared Roulette',
  rulesVersion: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: () => returnsByKindOn(table),
  settle: watchedRound(settleBy),
};
