import { compare, divide, multiply, type Rational, rational } from '../maths/rational.ts';
import { amountFacts } from '../money/amount.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { multiplyRational } from '../money/money.ts';
import { fail, ok, type Result } from '../result.ts';

// `eurRate` is what one unit of the currency is worth in euros.

/** The gateways open from this many euros (specification, section 9). */
export const gatewayMinEur = 10n;
/** The quick-deposit buttons, in euros. */
export const quickDepositsEur = [30n, 75n, 100n] as const;

const amountOfEur = (eur: bigint, currency: CurrencyCode, eurRate: Rational): Rational =>
  multiply(divide(rational(eur), eurRate), rational(currencies[currency].subunitsToUnit));

/** Euros in another currency, rounded up: to the whole unit in fiat (30 EUR → 35.00 USD), to the minor unit in crypto. */
export const amountFromEur = (eur: bigint, currency: CurrencyCode, eurRate: Rational): bigint => {
  const { type, subunitsToUnit } = currencies[currency];
  const step = type === 'FIAT' ? subunitsToUnit : 1n;
  return multiplyRational(1n, divide(amountOfEur(eur, currency, eurRate), rational(step)), 'ceiling') * step;
};

/** What `GET /rate/limit/{currency}` tells: minimums in minor units. */
export const depositMinimums = (
  currency: CurrencyCode,
  eurRate: Rational,
): { readonly minDepositMinor: bigint; readonly minPromotionMinor: bigint } => ({
  minDepositMinor: amountFromEur(gatewayMinEur, currency, eurRate),
  minPromotionMinor: amountFromEur(gatewayMinEur, currency, eurRate),
});

/** Whether an amount is worth at least 10 euros, compared exactly. */
export const opensGateways = (amountMinor: bigint, currency: CurrencyCode, eurRate: Rational): boolean =>
  compare(rational(amountMinor), amountOfEur(gatewayMinEur, currency, eurRate)) >= 0;

/** The most one deposit may be, in euros. */
export const depositMaxEur = 10_000n;

/** The most one deposit may be, in minor units of its currency. */
export const depositMaxMinor = (currency: CurrencyCode, eurRate: Rational): bigint =>
  amountFromEur(depositMaxEur, currency, eurRate);

/** Refuses a deposit below its currency's minimum or 10 euros, or above the most that one deposit may be: `limit` says which figure. */
export const checkDepositAmount = (
  amountMinor: bigint,
  currency: CurrencyCode,
  eurRate: Rational,
): Result<bigint, 'amount_below_minimum' | 'amount_above_maximum'> => {
  const { minDepositMinor } = depositMinimums(currency, eurRate);
  if (amountMinor < minDepositMinor || !opensGateways(amountMinor, currency, eurRate))
    return fail('amount_below_minimum', amountFacts('limit', minDepositMinor, currency));
  const most = depositMaxMinor(currency, eurRate);
  return amountMinor > most ? fail('amount_above_maximum', amountFacts('limit', most, currency)) : ok(amountMinor);
};
