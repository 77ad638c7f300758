import { type Bet, stakeOf } from '../../kit/game.ts';
import { riskOfCases } from '../../kit/risk.ts';
import { endCases } from './maths.ts';
import { shareOf } from './rules.ts';

/** All bets of a round together, in halves of a unit: dragon and tiger leave the half that a tie takes. */
export const riskOf = (bets: readonly Bet[]): number => {
  const scaled = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: amountMinor * 2n }));
  const cases = endCases.map(({ cases: count, ...end }) => ({
    cases: count,
    returns: scaled.reduce((sum, bet) => sum + shareOf(bet, end).payoutMinor, 0n),
  }));
  return riskOfCases(cases, stakeOf(scaled));
};
