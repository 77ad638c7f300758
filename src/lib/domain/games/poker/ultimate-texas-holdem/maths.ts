import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts';
import { countedCases } from '../../kit/counted.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import figures from './figures.json' with { type: 'json' };
import { blindPays, tripsPays } from './paytable.ts';
import { raises } from './play.ts';

/** Deals that best play folds after the river. */
const folded = BigInt(figures.folded);
/**
 * Deals that it raises by four, two and one ante, each by their end: lost, lost to a dealer who did not qualify, tied, won by
 * the row that pays the blind, and won by that row from a dealer who did not qualify.
 */
const raised = figures.raised.map(countedCases);
/** Hands of seven cards by the row that pays trips. */
const tripsCounts = countedCases(figures.tripsCounts);

const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/** The deals where best play raises before the flop, after it, and after the river. */
const raisedDeals = raised.map(sum);
export const deals = folded + sum(raisedDeals);

/** Ante and blind, which are one stake. */
const betsAStake = 2n;
const rows = blindPays.length;

/** What comes back of a stake of one when ante and blind earn so many antes, and a raise beside them so many. */
const backOf = (both: Rational, raise: bigint): Rational =>
  add(rational(1n), divide(add(both, rational(raise)), rational(betsAStake)));

/** What comes back of ante and blind, less the raise's own stake: a lost raise is then below nothing. */
const raisedChances = (counts: readonly bigint[], times: bigint): Chance[] => {
  const [lost = 0n, lostUnqualified = 0n, tied = 0n] = counts;
  return [
    { pays: backOf(rational(-2n), -times), cases: lost },
    { pays: backOf(rational(-1n), -times), cases: lostUnqualified },
    { pays: rational(1n), cases: tied },
    ...blindPays.flatMap(({ toOne }, row) => [
      { pays: backOf(add(toOne, rational(1n)), times), cases: counts[3 + row] ?? 0n },
      { pays: backOf(toOne, times), cases: counts[3 + rows + row] ?? 0n },
    ]),
  ];
};

/** Best play never raises by three: what a raise earns is a straight line of its size. */
const chances = (): Chance[] => [
  { pays: rational(0n), cases: folded },
  ...raised.flatMap((counts, stage) => raisedChances(counts, raises[stage]?.[0] ?? 0n)),
];

/** What the house keeps of an ante by best play, as tables of odds have it: of half the stake. */
export const edgePerAnte = (): Rational =>
  multiply(subtract(rational(1n), figuresOf(chances()).returnToPlayer), rational(betsAStake));

/** How often best play raises by four, two and one ante, and how often it folds. */
export const frequencies = (): { readonly raised: readonly Rational[]; readonly folded: Rational } => ({
  raised: raisedDeals.map((count) => rational(count, deals)),
  folded: rational(folded, deals),
});

/** What best play stakes in all on average, in antes. */
export const averageStake = (): Rational =>
  rational(betsAStake * deals + sum(raisedDeals.map((count, stage) => count * (raises[stage]?.[0] ?? 0n))), deals);

/** The edge over everything that is staked on average. */
export const elementOfRisk = (): Rational => divide(edgePerAnte(), averageStake());

/** Nothing comes back of a hand that is folded, or lost to a dealer who qualifies. */
const misses = folded + sum(raised.map(([lost = 0n]) => lost));

/**
 * Return and risk of ante and blind together by best play, for one unit of that whole stake with the raise's own taken off;
 * a hit is a round where ante, blind or raise returns something. Exact over all 27,813,810,024,000
 * deals. Trips is counted over the 133,784,560 hands of seven cards.
 */
export const returnsByBet = (): SpotReturn[] => [
  {
    kind: 'ante-blind',
    ...figuresOf(chances()),
    hitFrequency: rational(deals - misses, deals),
    initialBets: betsAStake,
    elementOfRisk: elementOfRisk(),
  },
  {
    kind: 'trips',
    ...figuresOf(tripsPays.map(({ toOne }, row) => ({ pays: rational(1n + toOne), cases: tripsCounts[row] ?? 0n }))),
  },
];
