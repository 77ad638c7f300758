import type { RoundSeeds } from '../../../fairness/stream.ts';
import { replay } from '../../kit/cards/replay.ts';
import type { Bet, Settled } from '../../kit/game.ts';
import { bonusDeuces } from './rules.ts';

/** The round that these seeds, this nonce and the player's actions decide, for anyone to compute again. */
export const verifyRound = (seeds: RoundSeeds, bets: readonly Bet[], actions: readonly unknown[] = []): Settled =>
  replay(bonusDeuces, seeds, bets, actions);
