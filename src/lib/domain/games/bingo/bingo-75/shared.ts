import { fail, ok } from '../../../result.ts';
import type { SharedGame } from '../../kit/game.ts';
import { returnsByKind } from './maths.ts';
import { maxPayoutOf, parseBets } from './rules.ts';
import { verifyRound } from './verify.ts';

/** One call of balls for everybody; cards mark themselves. */
export const bingo: SharedGame = {
  id: 'bingo-75',
  name: 'Bingo 75',
  rulesVersion: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByKind,
  settle: (bets, seeds, actions) =>
    actions.length > 0 ? fail('action_invalid', { reason: 'no_actions' }) : ok(verifyRound(seeds, bets)),
};
