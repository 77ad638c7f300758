import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import type { Bet, Step } from '../../kit/game.ts';
import { deal, roundAt } from './rules.ts';
import type { PickTitle } from './title.ts';

/** The round that these seeds and this nonce decide with these picks, for anyone to compute again. */
export const verifyRound = (
  title: PickTitle,
  seeds: RoundSeeds,
  picked: readonly number[],
  bets: readonly Bet[] = [],
): Step => roundAt(title, bets, picked, deal(title, createStream(seeds)));
