import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import type { Remaining } from '../series.ts';
import { foxAndCrow } from './rules.ts';

/** The ticket that these seeds and this nonce draw from those left, for anyone to compute again. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[], remaining: Remaining): Settled =>
  foxAndCrow.settle(bets, foxAndCrow.draw(remaining, createStream(seeds)));
