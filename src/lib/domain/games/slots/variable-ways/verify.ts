import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import type { VariableWaysTitle } from './paytable.ts';
import { playRound, settle } from './rules.ts';

/** The round of a title that these seeds and this nonce decide, for anyone to compute again. Without bets: the outcome alone. */
export const verifyRound = (title: VariableWaysTitle, seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(title, bets, playRound(title, createStream(seeds)));
