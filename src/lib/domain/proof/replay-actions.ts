import type { RoundSeeds } from '../fairness/stream.ts';
import type { Bet, Settled, StatefulGame } from '../games/kit/game.ts';
import { actPaid, finishPaid, type Payment, startPaid } from '../games/kit/payment.ts';
import { fail, ok, type Result } from '../result.ts';

/** A round of decisions as played again: how it ended, and the bets that its actions added. */
export type Replayed = { readonly settled: Settled; readonly added: readonly Bet[] };

/**
 * Plays a recorded round of decisions again: the stream is made anew for the start and for each action. A round whose
 * record ends before it was decided is finished as one that was left alone. Fails on an action that the rules refuse:
 * such a record is no round of this game.
 */
export const replayActions = (
  game: StatefulGame,
  seeds: RoundSeeds,
  bets: readonly Bet[],
  actions: readonly unknown[],
  payment: Payment = 'drawn',
): Result<Replayed, 'action_invalid'> => {
  let step = startPaid(game, bets, seeds, payment);
  let added: readonly Bet[] = [];
  for (const action of actions) {
    if (step.status === 'settled') return fail('action_invalid', { reason: 'round_over' });
    const acted = actPaid(game, { bets: [...bets, ...added], state: step.state }, action, seeds, payment);
    if (!acted.ok) return acted;
    added = [...added, ...acted.value.added];
    step = acted.value.step;
  }
  const settled =
    step.status === 'settled'
      ? step
      : finishPaid(game, { bets: [...bets, ...added], state: step.state }, seeds, payment);
  return ok({ settled, added });
};
