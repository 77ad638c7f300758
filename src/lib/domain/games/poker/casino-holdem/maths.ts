import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { beaten, folded, lost, tied, unqualified } from './exact.ts';
import { antePays, callPerAnte } from './paytable.ts';

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
 * 27,813,810,024,000 deals, up to a change of suits (scripts/exact/casino-holdem.ts); a hit is a round where something
 * comes back.
 */
export const returnsByBet = (): SpotReturn[] => [{ kind: 'ante', ...figuresOf(chances()) }];
