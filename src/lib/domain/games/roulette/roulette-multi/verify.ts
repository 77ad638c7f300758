import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import { settle, spinAll, wheelsOf } from './rules.ts';

/**
 * The round that these seeds and this nonce decide, for anyone to compute again. Without bets: where the balls of all eight
 * wheels fall, of which a round on fewer takes the first.
 */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(bets, spinAll(wheelsOf(bets), createStream(seeds)));
