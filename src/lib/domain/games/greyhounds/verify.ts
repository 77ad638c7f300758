import { createStream, type RoundSeeds } from '../../fairness/stream.ts';
import type { Bet, Settled } from '../kit/game.ts';
import { cardOf, run, settle } from './rules.ts';

/** The race that these seeds and this nonce decide, for anyone to compute again. Without bets: that of the first card. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled => {
  const card = cardOf(bets);
  return settle(bets, card, run(card, createStream(seeds)));
};
