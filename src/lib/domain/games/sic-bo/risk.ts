import { type Bet, stakeOf } from '../kit/game.ts';
import { riskOfCases } from '../kit/risk.ts';
import { allThrows } from './dice.ts';
import { payoutOf } from './rules.ts';

/** All bets of a throw together, over the 216 of them. */
export const riskOf = (bets: readonly Bet[]): number =>
  riskOfCases(
    allThrows.map((dice) => ({ cases: 1n, returns: bets.reduce((sum, bet) => sum + payoutOf(bet, dice), 0n) })),
    stakeOf(bets),
  );
