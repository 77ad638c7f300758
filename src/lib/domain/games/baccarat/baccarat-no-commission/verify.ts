import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import { dealCoup, settleOn } from '../baccarat/engine.ts';
import { fields } from './paytable.ts';

/** The round that these seeds and this nonce decide, for anyone to compute again. Without bets: the outcome alone. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settleOn(fields, bets, dealCoup(createStream(seeds)));
