import type { Rational } from '../maths/rational.ts';
import { divide, multiply, rational } from '../maths/rational.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { multiplyRational } from '../money/money.ts';
import type { Facts } from '../result.ts';
import { formatBound } from './bound.ts';
import type { LimitKind, LimitPeriod } from './limit.ts';

/**
 * What limits are reckoned in: millionths of a euro, fine enough that the smallest stakes in bitcoin do not all count as a
 * cent; milliseconds for time.
 */
const microsPerEur = 1_000_000n;
const microsPerCent = 10_000n;
const msPerMinute = 60_000n;

/**
 * An amount in micros of EUR at `eurRate` euros a unit. What goes out of the player's pocket is rounded up and what comes back
 * is rounded down, so that no rounding ever makes room.
 */
export const toMicros = (
  amountMinor: bigint,
  currency: CurrencyCode,
  eurRate: Rational,
  rounding: 'ceiling' | 'floor',
): bigint => {
  const unit = rational(microsPerEur, currencies[currency].subunitsToUnit);
  return multiplyRational(amountMinor, multiply(eurRate, unit), rounding);
};

/**
 * A bound in the fine unit of its kind.
 * @internal
 */
export const fineOf = (kind: LimitKind, bound: bigint): bigint =>
  bound * (kind === 'session' ? msPerMinute : microsPerCent);

/** In the unit of the bound, as the player reads it. What is used is rounded up and what is left down; neither below zero. */
export const showUsed = (kind: LimitKind, used: bigint): string => formatBound(kind, wholes(kind, used, 'ceiling'));
export const showLeft = (kind: LimitKind, left: bigint): string => formatBound(kind, wholes(kind, left, 'floor'));

const wholes = (kind: LimitKind, fine: bigint, rounding: 'ceiling' | 'floor'): bigint => {
  const unit = divide(rational(1n), rational(kind === 'session' ? msPerMinute : microsPerCent));
  return fine <= 0n ? 0n : multiplyRational(fine, unit, rounding);
};

/** One limit and what of it is used, in the fine unit of its kind; `value` null: none is set. */
export type Use = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: bigint | null;
  readonly used: bigint;
};

const leftOf = ({ value, used }: Use): bigint | undefined => (value === null ? undefined : value - used);

/** The limit that one more `adding` would pass, the strictest where several are; undefined when all of them allow it. */
export const passedBy = (uses: readonly Use[], adding: bigint): Use | undefined =>
  uses
    .filter((use) => use.value !== null && use.used + adding > use.value)
    .sort((a, b) => Number((leftOf(a) ?? 0n) - (leftOf(b) ?? 0n)))[0];

/** What the player is told of a limit that stands in the way: euros, whatever the call is in, or minutes. */
export const passedFacts = (use: Use): Facts => ({
  kind: use.kind,
  period: use.period,
  left: showLeft(use.kind, leftOf(use) ?? 0n),
  ...(use.kind === 'session' ? {} : { currency: 'EUR' }),
});
