import { compare, divide, multiply, type Rational, rational } from '../maths/rational.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { multiplyRational } from '../money/money.ts';
import { fail, ok, type Result } from '../result.ts';
import { eurRates } from './eur-rates.ts';

/** The gateways open from this many euros (specification, section 9). */
export const gatewayMinEur = 10n;
/** The quick-deposit buttons, in euros. */
export const quickDepositsEur = [30n, 75n, 100n] as const;

const amountOfEur = (eur: bigint, currency: CurrencyCode): Rational =>
  multiply(divide(rational(eur), eurRates[currency]), rational(currencies[currency].subunitsToUnit));

/** Euros in another currency, rounded up: to the whole unit in fiat (30 EUR → 35.00 USD), to the minor unit in crypto. */
export const amountFromEur = (eur: bigint, currency: CurrencyCode): bigint => {
  const { type, subunitsToUnit } = currencies[currency];
  const step = type === 'FIAT' ? subunitsToUnit : 1n;
  return multiplyRational(1n, divide(amountOfEur(eur, currency), rational(step)), 'ceiling') * step;
};

/** What `GET /rate/limit/{currency}` tells: minimums in minor units and the value of one unit in euros. */
export const depositMinimums = (
  currency: CurrencyCode,
): { readonly minDepositMinor: bigint; readonly minPromotionMinor: bigint; readonly eurRate: Rational } => ({
  minDepositMinor: amountFromEur(gatewayMinEur, currency),
  minPromotionMinor: amountFromEur(gatewayMinEur, currency),
  eurRate: eurRates[currency],
});

export const quickDeposits = (currency: CurrencyCode): readonly bigint[] =>
  quickDepositsEur.map((eur) => amountFromEur(eur, currency));

/** Whether an amount is worth at least 10 euros, compared exactly. */
export const opensGateways = (amountMinor: bigint, currency: CurrencyCode): boolean =>
  compare(rational(amountMinor), amountOfEur(gatewayMinEur, currency)) >= 0;

/** The most one deposit may be, in euros. */
export const depositMaxEur = 10_000n;

/** Refuses a deposit below its currency's minimum or 10 euros, or above the most that one deposit may be. */
export const checkDepositAmount = (
  amountMinor: bigint,
  currency: CurrencyCode,
): Result<bigint, 'amount_below_minimum' | 'amount_above_maximum'> => {
  const { minDepositMinor } = depositMinimums(currency);
  if (amountMinor < minDepositMinor || !opensGateways(amountMinor, currency)) return fail('amount_below_minimum');
  return amountMinor > amountFromEur(depositMaxEur, currency) ? fail('amount_above_maximum') : ok(amountMinor);
};
