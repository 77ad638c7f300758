import { add, divide, type Rational, rational, subtract } from '../../../maths/rational.ts';
import { countedCases } from '../../kit/counted.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import figures from './figures.json' with { type: 'json' };
import { anteBonusToOne, pairPlusToOne, returnsOf, type Showdown } from './paytable.ts';

/** Deals that best play folds, and those it plays by their end and the category of the player's hand. */
const folded = BigInt(figures.folded);
const ends: Readonly<Record<Showdown, readonly bigint[]>> = {
  unqualified: countedCases(figures.ends.unqualified),
  won: countedCases(figures.ends.won),
  tied: countedCases(figures.ends.tied),
  lost: countedCases(figures.ends.lost),
};

/** How many of the 22,100 hands are of each of `threeCardCategories`. */
export const handCounts = [16_440n, 3_744n, 1_096n, 720n, 52n, 48n] as const;

const showdowns = Object.keys(returnsOf) as Showdown[];
const chanceOf = (pays: bigint, cases: bigint): Chance => ({ pays: rational(pays), cases });

/** All deals by what comes back of an ante of one, less the one unit of a play bet that was added. */
const anteChances = (): Chance[] => [
  chanceOf(0n, folded),
  ...showdowns.flatMap((end) =>
    ends[end].map((cases, category) =>
      chanceOf(returnsOf[end].ante + returnsOf[end].play - 1n + (anteBonusToOne[category] ?? 0n), cases),
    ),
  ),
];

const playedDeals = showdowns.flatMap((end) => ends[end]).reduce((sum, cases) => sum + cases, 0n);
const lostDeals = ends.lost.reduce((sum, cases) => sum + cases, 0n);

/** What the house keeps of an ante by best play. */
export const edgePerAnte = (): Rational => subtract(rational(1n), figuresOf(anteChances()).returnToPlayer);

/** The edge over everything that is staked on average: the ante, and the play bet where best play makes it. */
export const elementOfRisk = (): Rational =>
  divide(edgePerAnte(), add(rational(1n), rational(playedDeals, playedDeals + folded)));

/**
 * Return and risk of both bets. The ante's are by best play (Q-6-4 or better), per unit of ante with the play bet's own
 * stake taken off, exact over all 22,100 × 18,424 deals; a hit is a round where ante
 * or play returns something. Pair plus is counted over the 22,100 hands.
 */
export const returnsByBet = (toOne: readonly bigint[] = pairPlusToOne): SpotReturn[] => [
  {
    kind: 'ante',
    ...figuresOf(anteChances()),
    hitFrequency: rational(playedDeals - lostDeals + lostWithBonus(), playedDeals + folded),
    elementOfRisk: elementOfRisk(),
  },
  {
    kind: 'pair-plus',
    ...figuresOf(handCounts.map((cases, category) => chanceOf(pairPlusReturn(toOne[category]), cases))),
  },
];

/** Lost to the dealer and still paid a bonus. */
const lostWithBonus = (): bigint =>
  ends.lost.reduce((sum, cases, category) => ((anteBonusToOne[category] ?? 0n) > 0n ? sum + cases : sum), 0n);

const pairPlusReturn = (toOne = 0n): bigint => (toOne > 0n ? toOne + 1n : 0n);
