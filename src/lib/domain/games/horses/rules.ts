import type { SharedGame } from '../kit/game.ts';
import { watchedRound } from '../kit/shared-round.ts';
import { returnsByKind } from './maths.ts';
import { maxPayoutOf, parseBets, settleBy } from './round.ts';

/** One race for everybody; nothing is done in it, it is only watched. */
export const game: SharedGame = {
  id: 'horses',
  name: 'Eight at the Downs',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByKind,
  settle: watchedRound(settleBy),
};
