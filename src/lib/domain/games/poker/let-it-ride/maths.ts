import { add, divide, multiply, type Rational, rational, subtract, zero } from '../../../maths/rational.ts';
import { countedCases } from '../../kit/counted.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import figures from './figures.json' with { type: 'json' };
import { betsAStake, ridePays } from './paytable.ts';

/** Deals where best play lets one bet ride, two, and all three, each by the row that the hand is paid by. */
const riding = figures.riding.map(countedCases);

const sumOf = (counts: readonly bigint[]): bigint => counts.reduce((sum, count) => sum + count, 0n);

/** All deals: the player's three cards, and two that are turned in their order. */
export const deals = riding.reduce((all, counts) => all + sumOf(counts), 0n);

/** What a stake of three bets has become where so many of them ride, as a share of the stake. */
const returnOf = (count: bigint, toOne: bigint): Rational => rational(betsAStake + count * toOne, betsAStake);

/** How often best play lets one, two or all three bets ride, with what the hand then pays. */
const chances = (): Chance[] =>
  riding.flatMap((counts, index) =>
    ridePays.map(({ toOne }, row) => ({ pays: returnOf(BigInt(index + 1), toOne), cases: counts[row] ?? 0n })),
  );

/** What the house keeps of one of the three bets by best play: of the base bet, as tables of odds have it. */
export const edgePerBet = (): Rational =>
  multiply(subtract(rational(1n), figuresOf(chances()).returnToPlayer), rational(betsAStake));

/** How many bets ride on average by best play. */
export const averageRiding = (): Rational =>
  riding.reduce((sum, counts, index) => add(sum, rational(BigInt(index + 1) * sumOf(counts), deals)), zero);

/** The edge over what is left to ride: what is taken back has risked nothing. */
export const elementOfRisk = (): Rational => divide(edgePerBet(), averageRiding());

/** How often best play lets all three bets ride, and how often only the third. */
export const rideFrequencies = (): { readonly all: Rational; readonly one: Rational } => ({
  all: rational(sumOf(riding[2] ?? []), deals),
  one: rational(sumOf(riding[0] ?? []), deals),
});

/**
 * Whoever takes both bets back risks a third of the stake: the calmest way to play, in the variance of a whole stake. The hand
 * that pays is then that of any five cards.
 */
export const calmestVariance = (): Rational =>
  figuresOf(
    ridePays.map(({ toOne }, row) => ({
      pays: returnOf(1n, toOne),
      cases: riding.reduce((sum, counts) => sum + (counts[row] ?? 0n), 0n),
    })),
  ).variance;

/**
 * Return and risk of the three bets together by best play, for one unit of that whole stake; a hit is a round where something
 * comes back, also a bet taken back. Exact over all deals.
 */
export const returnsByBet = (): SpotReturn[] => [
  { kind: 'three', ...figuresOf(chances()), initialBets: betsAStake, elementOfRisk: elementOfRisk() },
];
