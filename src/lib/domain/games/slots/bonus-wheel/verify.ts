import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import type { BonusWheelTitle } from './paytable.ts';
import { settle } from './rules.ts';
import { playRound } from './spin.ts';

/** The round of a title that these seeds and this nonce decide, for anyone to compute again. Without bets: the outcome alone. */
export const verifyRound = (title: BonusWheelTitle, seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(title, bets, playRound(title, createStream(seeds)));
