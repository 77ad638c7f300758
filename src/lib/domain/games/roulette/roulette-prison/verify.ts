import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import { prisonSpins, settle, spin } from './rules.ts';

/**
 * The round that these seeds and this nonce decide, for anyone to compute again. Without bets: the first spin alone, since
 * only a bet that waits in prison has the wheel spun on.
 */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled => {
  const stream = createStream(seeds);
  const pocket = spin(stream);
  return settle(bets, pocket, prisonSpins(bets, pocket, stream));
};
