import { add, divide, multiply, type Rational, rational } from '../../maths/rational.ts';
import type { Point, Proposition, Total } from './spots.ts';

type ByPoint = Readonly<Record<Point, Rational>>;

/** The same for 4 and 10, for 5 and 9, and for 6 and 8, which come in as many ways. */
const byPair = (outer: Rational, middle: Rational, inner: Rational): ByPoint => ({
  4: outer,
  10: outer,
  5: middle,
  9: middle,
  6: inner,
  8: inner,
});

const eachOf = ({ 4: outer, 5: middle, 6: inner }: ByPoint, change: (pay: Rational) => Rational): ByPoint =>
  byPair(change(outer), change(middle), change(inner));

const one = rational(1n);
const toOne = (num: bigint, den = 1n): Rational => add(one, rational(num, den));

/** The whole returns of one unit, stake included. */
export const lost = rational(0n);
export const pushed = one;
export const evenMoney = toOne(1n);

/** Odds are paid as they are: a 4 comes in three ways against six sevens, a 5 in four, a 6 in five. */
export const oddsPay = byPair(toOne(2n), toOne(3n, 2n), toOne(6n, 5n));
export const layOddsPay = byPair(toOne(1n, 2n), toOne(2n, 3n), toOne(5n, 6n));

export const placePay = byPair(toOne(9n, 5n), toOne(7n, 5n), toOne(7n, 6n));

const commission = rational(-1n, 20n);

/** The odds as they are, less 5% of the stake; the commission is taken from a win alone. */
export const buyPay = eachOf(oddsPay, (pay) => add(pay, commission));

/** The odds as they are, less 5% of the win: what a lay wins is the smaller side, as what a buy stakes is. */
export const layPay = eachOf(layOddsPay, (pay) => add(pay, multiply(add(pay, rational(-1n)), commission)));

/** There is no hard 5 or 9. */
export const hardPay = byPair(toOne(7n), lost, toOne(9n));

/** A hop of two different dice, and of a pair. */
export const easyHopPay = toOne(15n);
export const hardHopPay = toOne(30n);

/** A quarter of a horn lies on each of its numbers. */
const quarter = (pay: Rational): Rational => divide(pay, rational(4n));

/** What each total returns to a bet on the next roll; the totals that are not named lose. */
export const propositionPays: Readonly<Record<Proposition, Readonly<Record<number, Rational>>>> = {
  field: {
    2: toOne(2n),
    12: toOne(3n),
    3: evenMoney,
    4: evenMoney,
    9: evenMoney,
    10: evenMoney,
    11: evenMoney,
  },
  'any-seven': { 7: toOne(4n) },
  'any-craps': { 2: toOne(7n), 3: toOne(7n), 12: toOne(7n) },
  horn: { 2: quarter(toOne(30n)), 3: quarter(toOne(15n)), 11: quarter(toOne(15n)), 12: quarter(toOne(30n)) },
  aces: { 2: toOne(30n) },
  'ace-deuce': { 3: toOne(15n) },
  yo: { 11: toOne(15n) },
  boxcars: { 12: toOne(30n) },
};

/** Under and over come in 15 of 36 ways, the seven in six: each of the three keeps one part in 24. */
export const totalPays: Readonly<Record<Total, Rational>> = {
  'under-7': toOne(13n, 10n),
  seven: toOne(19n, 4n),
  'over-7': toOne(13n, 10n),
};

/** Odds behind pass and come, times the flat bet: 3-4-5, so that every point wins six times the flat bet. */
const oddsTimes: Readonly<Record<Point, bigint>> = { 4: 3n, 5: 4n, 6: 5n, 8: 5n, 9: 4n, 10: 3n };

/** Odds against the point, times the flat bet: what the 3-4-5 of the other side wins. */
const layOddsTimes = 6n;

/** The most that may lie as odds behind a flat bet, in minor units. */
export const oddsMax = (side: 'do' | 'dont', number: Point, flatMinor: bigint): bigint =>
  flatMinor * (side === 'do' ? oddsTimes[number] : layOddsTimes);
