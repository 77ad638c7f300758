import { createStream, type Stream } from '../../fairness/stream.ts';
import { fail, ok } from '../../result.ts';
import type { Bet, Decided, SharedGame, SharedSeeds } from './game.ts';

/** A shared round's link stands in place of the server seed, its chain's salt in place of the client seed, its index is the nonce. */
export const sharedStream = ({ link, salt, index }: SharedSeeds): Stream =>
  createStream({ serverSeed: link, clientSeed: salt, nonce: index });

/** A shared round that players only watch is settled by its seeds alone: any action is refused. */
export const watchedRound =
  (settleBy: (bets: readonly Bet[], seeds: SharedSeeds) => Decided): SharedGame['settle'] =>
  (bets, seeds, actions) =>
    actions.length > 0 ? fail('action_invalid', { reason: 'no_actions' }) : ok(settleBy(bets, seeds));
