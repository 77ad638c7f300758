import type { Chance } from '../kit/figures.ts';
import { type Bet, stakeOf } from '../kit/game.ts';
import { riskOfCases } from '../kit/risk.ts';
import { exactOf } from '../kit/share.ts';
import { coupCases } from './coups.ts';
import { type CoupFields, shareOn } from './engine.ts';

/** Every payout of either table is a whole number of these parts of a unit: twentieths, for the commission. */
const parts = 20n;

/** All bets of a coup together: player and banker leave the commission, or the half of a six, and the tie at risk. */
export const coupRisk =
  <Spot extends string>(fields: CoupFields<Spot>) =>
  (bets: readonly Bet[]): number => {
    const scaled = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: amountMinor * parts }));
    const cases = coupCases().map(({ cases: count, ...end }) => ({
      cases: count,
      returns: scaled.reduce((sum, bet) => sum + shareOn(fields, bet, end).payoutMinor, 0n),
    }));
    return riskOfCases(cases, stakeOf(scaled));
  };

/** What one unit on one spot returns, by all coups. */
export const coupChances = <Spot extends string>(fields: CoupFields<Spot>, spot: Spot): Chance[] =>
  coupCases().map(({ cases, ...end }) => ({
    cases,
    pays: exactOf(shareOn(fields, { spot, amountMinor: 1n }, end)),
  }));
