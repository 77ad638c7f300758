import { divide, multiply, type Rational, rational } from '../maths/rational.ts';
import { amountFacts } from '../money/amount.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { multiplyRational } from '../money/money.ts';
import { fail, ok, type Result } from '../result.ts';

/** The least and the most that one withdrawal may be, in euros. The least is a deposit's, so that what came in can go out. */
const withdrawalMinEur = 10n;
const withdrawalMaxEur = 10_000n;

export type WithdrawalLimits = { readonly minMinor: bigint; readonly maxMinor: bigint };

/**
 * Both bounds in minor units. `eurRate` is what one unit of the currency is worth in euros. The minimum is rounded up and the
 * maximum down: to whole units in fiat, to the minor unit in crypto.
 */
export const withdrawalLimits = (currency: CurrencyCode, eurRate: Rational): WithdrawalLimits => {
  const { type, subunitsToUnit } = currencies[currency];
  const step = type === 'FIAT' ? subunitsToUnit : 1n;
  const steps = (eur: bigint): Rational =>
    divide(multiply(divide(rational(eur), eurRate), rational(subunitsToUnit)), rational(step));
  return {
    minMinor: multiplyRational(1n, steps(withdrawalMinEur), 'ceiling') * step,
    maxMinor: multiplyRational(1n, steps(withdrawalMaxEur), 'floor') * step,
  };
};

/** Refuses an amount outside of the currency's bounds: `limit` says which figure. */
export const checkWithdrawalAmount = (
  amountMinor: bigint,
  currency: CurrencyCode,
  eurRate: Rational,
): Result<bigint, 'amount_below_minimum' | 'amount_above_maximum'> => {
  const { minMinor, maxMinor } = withdrawalLimits(currency, eurRate);
  if (amountMinor < minMinor) return fail('amount_below_minimum', amountFacts('limit', minMinor, currency));
  return amountMinor > maxMinor
    ? fail('amount_above_maximum', amountFacts('limit', maxMinor, currency))
    : ok(amountMinor);
};
