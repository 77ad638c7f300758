import type { SharedGame } from '../../kit/game.ts';
import { watchedRound } from '../../kit/shared-round.ts';
import { returnsByKind } from './maths.ts';
import { maxPayoutOf, parseBets, settleBy } from './round.ts';

/** One draw a day for everybody; a ticket waits for it by itself. */
export const game: SharedGame = {
  id: 'lotto-6-49',
  name: '6 of 49',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByKind,
  settle: watchedRound(settleBy),
};
