import { createStream, type RoundSeeds } from '../../fairness/stream.ts';
import type { Bet, Settled, StatefulGame } from '../game.ts';

/**
 * Plays a recorded round of decisions again: the stream is made anew for the start and for each action. A round whose
 * record ends before it was decided is finished as one that was left alone. Throws on an action that the rules refuse:
 * such a record is no round of this game.
 */
export const replay = (
  game: StatefulGame,
  seeds: RoundSeeds,
  bets: readonly Bet[],
  actions: readonly unknown[],
): Settled => {
  let step = game.start(bets, createStream(seeds));
  let lying = bets;
  for (const action of actions) {
    if (step.status === 'settled') throw new RangeError('an action after the end of the round');
    const acted = game.act(lying, step.state, action, createStream(seeds));
    if (!acted.ok) throw new RangeError(`an action that ${game.id} refuses`);
    lying = [...lying, ...acted.value.added];
    step = acted.value.step;
  }
  return step.status === 'settled' ? step : game.finish(lying, step.state, createStream(seeds));
};
