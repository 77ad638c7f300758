import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import type { CascadeTitle } from './paytable.ts';
import { settle, spin } from './rules.ts';

/** The round of a title that these seeds and this nonce decide, for anyone to compute again. Without bets: the outcome alone. */
export const verifyRound = (title: CascadeTitle, seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(title, bets, spin(title, createStream(seeds)));
