import { createStream, type RoundSeeds } from '../../../../fairness/stream.ts';
import type { Bet, Settled } from '../../../kit/game.ts';
import { playRound, settle } from './rules.ts';

/** The round that these seeds and this nonce decide, for anyone to compute again. Without bets: the outcome alone. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(bets, playRound(createStream(seeds)));
