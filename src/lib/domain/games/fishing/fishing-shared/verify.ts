import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import { settle, shoot } from './rules.ts';

/** The shot that these seeds and this nonce decide, for anyone to compute again. Without a bet: the draw alone. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(bets, shoot(createStream(seeds)));
