import { rational } from '../../maths/rational.ts';
import type { Chance } from '../kit/figures.ts';
import { type Bet, stakeOf } from '../kit/game.ts';
import { riskOfCases } from '../kit/risk.ts';
import { coupCases } from './coups.ts';
import { type CoupFields, payoutOn } from './engine.ts';

/** Every payout of either table is a whole number of these parts of a unit: twentieths, for the commission. */
const parts = 20n;

/** All bets of a coup together: player and banker leave the commission, or the half of a six, and the tie at risk. */
export const coupRisk =
  <Spot extends string>(fields: CoupFields<Spot>) =>
  (bets: readonly Bet[]): number => {
    const scaled = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: amountMinor * parts }));
    const cases = coupCases().map(({ cases: count, ...end }) => ({
      cases: count,
      returns: scaled.reduce((sum, bet) => sum + payoutOn(fields, bet, end), 0n),
    }));
    return riskOfCases(cases, stakeOf(scaled));
  };

/** What one unit on one spot returns, by all coups. */
export const coupChances = <Spot extends string>(fields: CoupFields<Spot>, spot: Spot): Chance[] =>
  coupCases().map(({ cases, ...end }) => ({
    cases,
    pays: rational(payoutOn(fields, { spot, amountMinor: parts }, end), parts),
  }));
