import { fail, ok } from '../../../result.ts';
import type { SharedGame } from '../../kit/game.ts';
import { returnsByKind } from './maths.ts';
import { maxPayoutOf, parseBets } from './rules.ts';
import { verifyRound } from './verify.ts';

/** One draw a day for everybody; a ticket waits for it by itself. */
export const lotto: SharedGame = {
  id: 'lotto-6-49',
  name: '6 of 49',
  rulesVersion: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByKind,
  settle: (bets, seeds, actions) =>
    actions.length > 0 ? fail('action_invalid', { reason: 'no_actions' }) : ok(verifyRound(seeds, bets)),
};
