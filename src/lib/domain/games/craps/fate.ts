import type { Rational } from '../../maths/rational.ts';
import { isHard, type Roll, totalOf } from './dice.ts';
import {
  buyPay,
  easyHopPay,
  evenMoney,
  hardHopPay,
  hardPay,
  layOddsPay,
  layPay,
  lost,
  oddsPay,
  placePay,
  propositionPays,
  pushed,
  totalPays,
} from './paytable.ts';
import { type Point, pointOf, type Side, type Spot, type Total } from './spots.ts';

/** What a roll does to a bet: decides it, for the whole return of one unit; gives it a number; or leaves it. */
export type Fate =
  | { readonly kind: 'decided'; readonly returns: Rational }
  | { readonly kind: 'numbered'; readonly number: Point }
  | { readonly kind: 'stays' };

const decided = (returns: Rational): Fate => ({ kind: 'decided', returns });
const stays: Fate = { kind: 'stays' };

/** The number on which a bet stands while the table has this point; null for a line bet that has none yet. */
export const numberOf = (spot: Spot, point: Point | null): Point | null => {
  if (spot.kind !== 'line' && spot.kind !== 'odds') return 'number' in spot ? spot.number : null;
  return spot.number === 'table' ? point : spot.number === 'box' ? null : spot.number;
};

/**
 * Whether a bet works on the next roll. Place, buy and hardway bets and the odds of come bets are off on every come-out;
 * lay, big and all odds against the shooter always work.
 */
export const isOn = (spot: Spot, point: Point | null): boolean => {
  if (point !== null) return true;
  if (spot.kind === 'odds') return spot.side === 'dont';
  return spot.kind !== 'place' && spot.kind !== 'buy' && spot.kind !== 'hard';
};

const firstRoll = (side: Side, total: number): Fate => {
  const number = pointOf(total);
  if (number !== undefined) return { kind: 'numbered', number };
  if (total === 7 || total === 11) return decided(side === 'do' ? evenMoney : lost);
  if (side === 'do') return decided(lost);
  // The twelve is barred: it would give the other side the edge.
  return decided(total === 12 ? pushed : evenMoney);
};

/** A bet that its number decides one way and the seven the other. */
const againstSeven = (total: number, number: Point, onNumber: Rational, onSeven: Rational): Fate =>
  total === number ? decided(onNumber) : total === 7 ? decided(onSeven) : stays;

const oddsFate = (side: Side, number: Point, total: number, on: boolean): Fate => {
  // Odds that are off leave with their flat bet, and come back whole.
  if (!on) return againstSeven(total, number, pushed, pushed);
  return side === 'do'
    ? againstSeven(total, number, oddsPay[number], lost)
    : againstSeven(total, number, lost, layOddsPay[number]);
};

const totalAt = (total: number): Total => (total < 7 ? 'under-7' : total > 7 ? 'over-7' : 'seven');

/** What a roll, made while the table has this point (null: a come-out), does to a bet on a spot. */
export const fateOf = (spot: Spot, point: Point | null, roll: Roll): Fate => {
  const total = totalOf(roll);
  if (spot.kind === 'line' || spot.kind === 'odds') {
    const number = numberOf(spot, point);
    if (spot.kind === 'line' && number === null) return firstRoll(spot.side, total);
    if (number === null) return stays;
    if (spot.kind === 'odds') return oddsFate(spot.side, number, total, isOn(spot, point));
    const [onNumber, onSeven] = spot.side === 'do' ? [evenMoney, lost] : [lost, evenMoney];
    return againstSeven(total, number, onNumber, onSeven);
  }
  if (spot.kind === 'proposition') return decided(propositionPays[spot.name][total] ?? lost);
  if (spot.kind === 'total') return decided(totalAt(total) === spot.name ? totalPays[spot.name] : lost);
  if (spot.kind === 'hop') {
    const hit = Math.min(...roll) === spot.low && Math.max(...roll) === spot.high;
    return decided(!hit ? lost : isHard(roll) ? hardHopPay : easyHopPay);
  }
  if (!isOn(spot, point)) return stays;
  const { kind, number } = spot;
  if (kind === 'lay') return againstSeven(total, number, lost, layPay[number]);
  if (kind === 'hard') return againstSeven(total, number, isHard(roll) ? hardPay[number] : lost, lost);
  const onNumber = { place: placePay[number], buy: buyPay[number], big: evenMoney }[kind];
  return againstSeven(total, number, onNumber, lost);
};
