import { endCases } from '../../games/baccarat/dragon-tiger/maths.ts';
import { type DragonTigerSpot, returnOf } from '../../games/baccarat/dragon-tiger/paytable.ts';
import { payoutOf } from '../../games/baccarat/dragon-tiger/rules.ts';
import type { Chance } from '../../games/kit/figures.ts';
import { type Bet, stakeOf } from '../../games/kit/game.ts';
import { riskOfCases } from './cases.ts';

/** All bets of a round together, in halves of a unit: dragon and tiger leave the half that a tie takes. */
export const dragonTigerRisk = (bets: readonly Bet[]): number => {
  const scaled = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: amountMinor * 2n }));
  const cases = endCases.map(({ cases: count, ...end }) => ({
    cases: count,
    returns: scaled.reduce((sum, bet) => sum + payoutOf(bet, end), 0n),
  }));
  return riskOfCases(cases, stakeOf(scaled));
};

/** What one unit on one spot returns, by all rounds. */
export const dragonTigerChances = (spot: DragonTigerSpot): Chance[] =>
  endCases.map(({ cases, ...end }) => ({ cases, pays: returnOf(spot, end) }));
