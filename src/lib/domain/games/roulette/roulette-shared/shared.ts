import { fail, ok } from '../../../result.ts';
import type { SharedGame } from '../../kit/game.ts';
import { returnsByKind } from './maths.ts';
import { maxPayoutOf, parseBets } from './rules.ts';
import { verifyRound } from './verify.ts';

/** One spin of the wheel for everybody who has chips on the cloth. */
export const rouletteShared: SharedGame = {
  id: 'roulette-shared',
  name: 'Shared Roulette',
  rulesVersion: 1,
  steps: 'shared',
  parseBets,
  maxPayoutOf,
  returns: returnsByKind,
  settle: (bets, seeds, actions) =>
    actions.length > 0 ? fail('action_invalid', { reason: 'no_actions' }) : ok(verifyRound(seeds, bets)),
};
