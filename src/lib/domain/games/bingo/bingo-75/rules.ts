import type { SharedGame } from '../../kit/game.ts';
import { stakeCapAt } from '../../kit/multiplier.ts';
import { watchedRound } from '../../kit/shared-round.ts';
import { returnsByKind } from './maths.ts';
import { topMultiplier } from './paytable.ts';
import { maxPayoutOf, parseBets, settleBy } from './round.ts';

/** One call of balls for everybody; cards mark themselves. */
export const game: SharedGame = {
  id: 'bingo-75',
  name: 'Bingo 75',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  stakes: { cap: (maxPayoutMinor) => stakeCapAt(maxPayoutMinor, topMultiplier) },
  returns: returnsByKind,
  settle: watchedRound(settleBy),
};
