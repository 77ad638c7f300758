import { type Bet, stakeOf } from '../kit/game.ts';
import { riskOfCases } from '../kit/risk.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';

/**
 * All bets of a spin together, over every pocket of the wheel: red and black leave the zero alone at risk. Spread over several
 * `wheels`, of which each falls by itself, a stake swings by so much less.
 */
export const rouletteRisk = (
  table: Table,
  { chipsOf }: Pick<Rules, 'chipsOf'>,
  bets: readonly Bet[],
  wheels = 1,
): number => {
  // In half minor units, as la partage counts.
  const chips = bets.flatMap(chipsOf);
  const cases = table.falls.map((fall) => ({
    cases: fall.cases,
    returns: chips.reduce((sum, { spot, amountMinor }) => sum + amountMinor * table.halvesOf(spot, fall), 0n),
  }));
  return riskOfCases(cases, 2n * stakeOf(bets), BigInt(wheels));
};
