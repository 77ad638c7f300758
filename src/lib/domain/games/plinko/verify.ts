import { createStream, type RoundSeeds } from '../../fairness/stream.ts';
import type { Bet, Settled } from '../kit/game.ts';
import { drop, settle } from './rules.ts';

/** The round that these seeds and this nonce decide, for anyone to compute again. Without bets: a path of 16 rows. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(bets, drop(bets, createStream(seeds)));
