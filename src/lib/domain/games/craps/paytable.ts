import { add, divide, multiply, type Rational, rational } from '../../maths/rational.ts';
import type { Point, Proposition } from './spots.ts';

const one = rational(1n);
const toOne = (num: bigint, den = 1n): Rational => add(one, rational(num, den));

/** The whole returns of one unit, stake included: paid to the minor unit, rounded down once for each spot. */
export const lost = rational(0n);
export const pushed = one;
export const evenMoney = toOne(1n);

/** In how many of the 36 rolls a point comes, against six sevens. */
const waysOf: Readonly<Record<Point, bigint>> = { 4: 3n, 5: 4n, 6: 5n, 8: 5n, 9: 4n, 10: 3n };

/** Odds are paid as they are, 2:1, 3:2 and 6:5, and those laid against the point 1:2, 2:3 and 5:6. */
export const oddsPay = (number: Point): Rational => toOne(6n, waysOf[number]);
export const layOddsPay = (number: Point): Rational => toOne(waysOf[number], 6n);

/** 9:5, 7:5 and 7:6. */
const placeToOne: Readonly<Record<Point, Rational>> = {
  ...{ 4: toOne(9n, 5n), 10: toOne(9n, 5n) },
  ...{ 5: toOne(7n, 5n), 9: toOne(7n, 5n) },
  ...{ 6: toOne(7n, 6n), 8: toOne(7n, 6n) },
};
export const placePay = (number: Point): Rational => placeToOne[number];

const commission = rational(-1n, 20n);

/** The odds as they are, less 5% of the stake; the commission is taken from a win alone. */
export const buyPay = (number: Point): Rational => add(oddsPay(number), commission);

/** The odds as they are, less 5% of the win, taken from a win alone: on what a lay wins as on what a buy stakes. */
export const layPay = (number: Point): Rational =>
  add(one, multiply(rational(waysOf[number], 6n), add(one, commission)));

/** 7:1 for the hard 4 and 10, 9:1 for the hard 6 and 8. */
export const hardPay = (number: Point): Rational => toOne(number === 4 || number === 10 ? 7n : 9n);

/** 15:1 for two different dice, 30:1 for a pair. */
export const hopPay = (low: number, high: number): Rational => toOne(low === high ? 30n : 15n);

/** A quarter of a horn lies on each of its numbers. */
const quarter = (pay: Rational): Rational => divide(pay, rational(4n));

/** What each total returns to a bet on the next roll; the totals that are not named lose. */
export const propositionPays: Readonly<Record<Proposition, Readonly<Record<number, Rational>>>> = {
  field: {
    ...{ 2: toOne(2n), 12: toOne(3n) },
    ...{ 3: evenMoney, 4: evenMoney, 9: evenMoney, 10: evenMoney, 11: evenMoney },
  },
  'any-seven': { 7: toOne(4n) },
  'any-craps': { 2: toOne(7n), 3: toOne(7n), 12: toOne(7n) },
  horn: { 2: quarter(toOne(30n)), 3: quarter(toOne(15n)), 11: quarter(toOne(15n)), 12: quarter(toOne(30n)) },
  aces: { 2: toOne(30n) },
  'ace-deuce': { 3: toOne(15n) },
  yo: { 11: toOne(15n) },
  boxcars: { 12: toOne(30n) },
};

/** Odds behind pass and come, times the flat bet: 3-4-5, so that every point wins six times the flat bet. */
const oddsTimes: Readonly<Record<Point, bigint>> = { 4: 3n, 5: 4n, 6: 5n, 8: 5n, 9: 4n, 10: 3n };

/** Odds against the point, times the flat bet: what the 3-4-5 of the other side wins. */
const layOddsTimes = 6n;

/** The most that may lie as odds behind a flat bet, in minor units. */
export const oddsMax = (side: 'do' | 'dont', number: Point, flatMinor: bigint): bigint =>
  flatMinor * (side === 'do' ? oddsTimes[number] : layOddsTimes);
