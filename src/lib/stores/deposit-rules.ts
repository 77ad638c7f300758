import { amountLengthMax, formatAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import type { ApiAnswer } from './api.ts';
import { minorOf } from './money.ts';
import type { Wallet } from './wallet.ts';

export type Minimums = ApiAnswer<'readRateLimit'>;

/** Quick-deposit buttons, in EUR, and the least worth in EUR that opens the gateways (specification, section 9). */
export const quickEuros = [30n, 75n, 100n] as const;
const gatewayEuroMin = 10n;

type Rate = { readonly scaled: bigint; readonly scale: bigint };
const rateOf = (decimal: string): Rate => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { scaled: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
};

/** Whether an amount is worth at least 10 EUR, exactly. */
export const opensGateways = (amountMinor: bigint, { currency, eurRate }: Minimums): boolean => {
  const { scaled, scale } = rateOf(eurRate);
  return amountMinor * scaled >= gatewayEuroMin * currencies[currency].subunitsToUnit * scale;
};

const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** A quick button's amount in the wallet's currency, as the input takes it. Fiat rounds up to the whole unit. */
export const quickAmount = (euros: bigint, { currency, eurRate }: Minimums): string => {
  const { scaled, scale } = rateOf(eurRate);
  const { type, subunitsToUnit } = currencies[currency];
  if (scaled === 0n) return '';
  if (type === 'FIAT') return String(ceilDiv(euros * scale, scaled));
  return formatAmount(ceilDiv(euros * subunitsToUnit * scale, scaled), currency).slice(0, amountLengthMax);
};

export type AmountProblem = 'loading' | 'no_wallet' | 'amount_invalid' | 'below_minimum' | 'too_small_for_gateways';

/** Why Continue is not open yet (specification, section 5), checked in this order; undefined when it is. */
export const amountProblem = (
  amount: string,
  wallet: Wallet,
  minimums: Minimums | undefined,
): AmountProblem | undefined => {
  if (minimums === undefined || !wallet.known) return 'loading';
  if (!wallet.exists) return 'no_wallet';
  const parsed = parsePositiveAmount(amount.trim(), wallet.currency);
  if (!parsed.ok) return 'amount_invalid';
  if (parsed.value < minorOf(minimums.minDeposit, wallet.currency)) return 'below_minimum';
  return opensGateways(parsed.value, minimums) ? undefined : 'too_small_for_gateways';
};

/** What was typed, in minor units; 0 when it is no amount. */
export const typedMinor = (amount: string, currency: CurrencyCode): bigint => {
  const parsed = parsePositiveAmount(amount.trim(), currency);
  return parsed.ok ? parsed.value : 0n;
};

/** Where a gateway may send the player: a secure page elsewhere, or a page of ours; never a script. */
export const isSafeRedirect = (url: string, origin: string): boolean => {
  const target = URL.parse(url, origin);
  return target !== null && (target.protocol === 'https:' || target.origin === origin);
};
