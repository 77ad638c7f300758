import { createStream, type RoundSeeds } from '../../fairness/stream.ts';
import type { Bet, Settled } from '../kit/game.ts';
import { cupOf, run, settle } from './rules.ts';

/** The cup that these seeds and this nonce decide, for anyone to compute again. Without bets: the first one. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled => {
  const cup = cupOf(bets);
  return settle(bets, cup, run(cup, createStream(seeds)));
};
