import { fail, ok } from '../../result.ts';
import type { SharedGame } from '../kit/game.ts';
import { returnsByKind } from './maths.ts';
import { maxPayoutOf, parseBets } from './rules.ts';
import { verifyRound } from './verify.ts';

/** One race for everybody; nothing is done in it, it is only watched. */
export const horses: SharedGame = {
  id: 'horses',
  name: 'Eight at the Downs',
  rulesVersion: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByKind,
  settle: (bets, seeds, actions) =>
    actions.length > 0 ? fail('action_invalid', { reason: 'no_actions' }) : ok(verifyRound(seeds, bets)),
};
