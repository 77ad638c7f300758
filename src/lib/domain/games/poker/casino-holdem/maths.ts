import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts';
import { countedCases } from '../../kit/counted.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import figures from './figures.json' with { type: 'json' };
import { antePays, callPerAnte } from './paytable.ts';

/** Deals that best play folds, and those it calls and loses or ties. */
const folded = BigInt(figures.folded);
const lost = BigInt(figures.lost);
const tied = BigInt(figures.tied);
/** Called deals that win, by the row that pays the ante: the dealer did not qualify, or qualified and was beaten. */
const unqualified = countedCases(figures.unqualified);
const beaten = countedCases(figures.beaten);

const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);
const calledDeals = lost + tied + sum(unqualified) + sum(beaten);
export const deals = folded + calledDeals;

/** What comes back of an ante of one, less the call's own stake: a lost call is then two below nothing. */
const chances = (): Chance[] => [
  { pays: rational(0n), cases: folded },
  { pays: rational(-callPerAnte), cases: lost },
  { pays: rational(1n), cases: tied },
  ...antePays.flatMap(({ toOne }, row) => [
    { pays: rational(1n + toOne), cases: unqualified[row] ?? 0n },
    { pays: rational(1n + toOne + callPerAnte), cases: beaten[row] ?? 0n },
  ]),
];

/** What the house keeps of an ante by best play. */
export const edgePerAnte = (): Rational => subtract(rational(1n), figuresOf(chances()).returnToPlayer);

/** How often best play calls. */
export const callFrequency = (): Rational => rational(calledDeals, deals);

/** The edge over everything that is staked on average: the ante, and the call of twice as much where best play makes it. */
export const elementOfRisk = (): Rational =>
  divide(edgePerAnte(), add(rational(1n), multiply(rational(callPerAnte), callFrequency())));

/**
 * Return and risk of the ante by best play, per unit of ante with the call's own stake taken off. Exact over all
 * 27,813,810,024,000 deals, up to a change of suits; a hit is a round where something
 * comes back.
 */
export const returnsByBet = (): SpotReturn[] => [
  { kind: 'ante', ...figuresOf(chances()), elementOfRisk: elementOfRisk() },
];
