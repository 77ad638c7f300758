import { type Rational, rationalOf } from '#domain/maths/rational.ts';
import { amountLengthMax, formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { type AmountFault, amountFaultOf, parseTypedAmount } from '#domain/money/typed-amount.ts';
import {
  amountFromEur,
  depositMaxEur,
  depositMaxMinor,
  opensGateways as isWorthGateways,
  quickDepositsEur,
} from '#domain/payments/deposit-limits.ts';
import type { ApiAnswer } from '../calls/api.ts';
import { minorOf } from '../format/money.ts';
import { parseUrl } from '../shell/parse-url.ts';
import type { Wallet } from '../wallet/wallet.ts';

export { depositMaxEur, quickDepositsEur };

export type Minimums = ApiAnswer<'readRateLimit'>;

/** What one unit is worth in EUR; null where nothing is known of it. */
const rateOf = ({ eurRate }: Minimums): Rational | null => {
  const rate = rationalOf(eurRate);
  return rate.num > 0n ? rate : null;
};

/** Whether an amount is worth at least 10 EUR, exactly. */
export const opensGateways = (amountMinor: bigint, minimums: Minimums): boolean => {
  const rate = rateOf(minimums);
  return rate !== null && isWorthGateways(amountMinor, minimums.currency, rate);
};

/** A quick button's amount in the wallet's currency, as the input takes it. Fiat rounds up to the whole unit. */
export const quickAmount = (euros: bigint, minimums: Minimums): string => {
  const { currency } = minimums;
  const rate = rateOf(minimums);
  if (rate === null) return '';
  const { type, subunitsToUnit } = currencies[currency];
  const minor = amountFromEur(euros, currency, rate);
  return type === 'FIAT' ? String(minor / subunitsToUnit) : formatAmount(minor, currency).slice(0, amountLengthMax);
};

/** The most one deposit may be, in minor units; undefined where the currency's worth is not known. */
export const mostMinor = (minimums: Minimums): bigint | undefined => {
  const rate = rateOf(minimums);
  return rate === null ? undefined : depositMaxMinor(minimums.currency, rate);
};

const isAboveMost = (amountMinor: bigint, minimums: Minimums): boolean => {
  const most = mostMinor(minimums);
  return most !== undefined && amountMinor > most;
};

export type AmountProblem =
  | 'loading'
  | 'no_wallet'
  | AmountFault
  | 'below_minimum'
  | 'too_small_for_gateways'
  | 'above_maximum';

/** Why Continue is not open yet (specification, section 5), checked in this order; undefined when it is. */
export const amountProblem = (
  amount: string,
  wallet: Wallet,
  minimums: Minimums | undefined,
): AmountProblem | undefined => {
  if (minimums === undefined || !wallet.known) return 'loading';
  if (!wallet.exists) return 'no_wallet';
  const parsed = parseTypedAmount(amount, wallet.currency);
  if (!parsed.ok) return amountFaultOf(parsed);
  if (parsed.value < minorOf(minimums.minDeposit, wallet.currency)) return 'below_minimum';
  if (!opensGateways(parsed.value, minimums)) return 'too_small_for_gateways';
  return isAboveMost(parsed.value, minimums) ? 'above_maximum' : undefined;
};

/** What was typed, in minor units; 0 when it is no amount. */
export const typedMinor = (amount: string, currency: CurrencyCode): bigint => {
  const parsed = parseTypedAmount(amount, currency);
  return parsed.ok ? parsed.value : 0n;
};

/** What was typed, in minor units, as far as it can be deposited at once: 0 when it is more, so that nothing is promised for it. */
export const depositableMinor = (amount: string, minimums: Minimums): bigint => {
  const minor = typedMinor(amount, minimums.currency);
  return isAboveMost(minor, minimums) ? 0n : minor;
};

/** Where a gateway may send the player: a secure page elsewhere, or a page of ours; never a script. */
export const isSafeRedirect = (url: string, origin: string): boolean => {
  const target = parseUrl(url, origin);
  return target !== null && (target.protocol === 'https:' || target.origin === origin);
};
