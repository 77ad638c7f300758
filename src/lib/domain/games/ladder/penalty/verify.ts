import type { RoundSeeds } from '../../../fairness/stream.ts';
import { replay } from '../../kit/cards/replay.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import { penalty } from './rules.ts';

/** The round that these seeds, this nonce and these actions decide, for anyone to compute again. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[], actions: readonly unknown[] = []): Settled =>
  replay(penalty, seeds, bets, actions);
