import { createStream, type RoundSeeds } from '../../fairness/stream.ts';
import type { Bet, Settled } from '../kit/game.ts';
import { crashOf } from './paytable.ts';
import { draw, settle } from './rules.ts';

/** The round that these seeds and this nonce decide, for anyone to compute again. Without bets: the crash point alone. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[] = []): Settled =>
  settle(bets, crashOf(draw(createStream(seeds))));
