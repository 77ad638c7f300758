import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import { playRound } from './rules.ts';
import type { HoldTitle } from './title.ts';

/** The round that these seeds and this nonce decide, for anyone to compute again. Without bets: the outcome alone. */
export const verifyRound = (title: HoldTitle, seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  playRound(title, bets, createStream(seeds));
