import type { SharedGame } from '../../kit/game.ts';
import { stakeCapAt } from '../../kit/multiplier.ts';
import { watchedRound } from '../../kit/shared-round.ts';
import { returnsByKind } from './maths.ts';
import { rowsMax, topMultiplier } from './paytable.ts';
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
  // Of rows that share one number at most, two never win together what binds one.
  stakes: { cap: (maxPayoutMinor) => BigInt(rowsMax) * stakeCapAt(maxPayoutMinor, topMultiplier) },
  returns: returnsByKind,
  settle: watchedRound(settleBy),
};
