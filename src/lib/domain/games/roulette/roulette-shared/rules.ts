import type { SharedGame } from '../../kit/game.ts';
import { watchedRound } from '../../kit/shared-round.ts';
import { returnsByKind } from './maths.ts';
import { maxPayoutOf, parseBets, settleBy } from './round.ts';

/** One spin of the wheel for everybody who has chips on the cloth. */
export const game: SharedGame = {
  id: 'roulette-shared',
  name: 'Shared Roulette',
  rulesVersion: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByKind,
  settle: watchedRound(settleBy),
};
