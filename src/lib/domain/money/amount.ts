import { type Facts, fail, ok, type Result } from '../result.ts';
import { type CurrencyCode, currencies } from './currency.ts';
import { grouped } from './grouped.ts';
import { amountMinorMax } from './money.ts';

export type AmountError = 'amount_invalid' | 'amount_overprecise';

/** The amount input's maximum length (specification, section 9). */
export const amountLengthMax = 12;

const plainDecimal = /^(0|[1-9]\d*)(?:\.(\d+))?$/;

/** A number's shortest decimal, or undefined where JSON's number could not have meant it exactly. */
const decimalOf = (input: unknown): string | undefined => {
  if (typeof input === 'string') return input;
  if (typeof input !== 'number' || !Number.isFinite(input) || Math.abs(input) > Number.MAX_SAFE_INTEGER)
    return undefined;
  return Object.is(input, -0) ? undefined : String(input);
};

/**
 * Reads an amount in units ("12.50", or the JSON number 12.5) into minor units, zero included.
 * Refuses signs, exponents, other notations, leading zeros, separators, more than `lengthMax` characters and what int8
 * cannot hold (`amount_invalid`), and more digits after the point than the currency has (`amount_overprecise`).
 */
export const parseAmount = (
  input: unknown,
  currency: CurrencyCode,
  lengthMax: number = amountLengthMax,
): Result<bigint, AmountError> => {
  const text = decimalOf(input);
  if (text === undefined || text.length > lengthMax) return fail('amount_invalid');
  const match = plainDecimal.exec(text);
  if (!match) return fail('amount_invalid');
  const [, whole = '', fraction = ''] = match;
  const { digits } = currencies[currency];
  if (fraction.length > digits) return fail('amount_overprecise', { digits });
  const amountMinor = BigInt(whole + fraction.padEnd(digits, '0'));
  return amountMinor > amountMinorMax ? fail('amount_invalid') : ok(amountMinor);
};

/** As `parseAmount`, and zero is refused too: for stakes, deposits and withdrawals. */
export const parsePositiveAmount = (
  input: unknown,
  currency: CurrencyCode,
  lengthMax: number = amountLengthMax,
): Result<bigint, AmountError> => {
  const parsed = parseAmount(input, currency, lengthMax);
  return parsed.ok && parsed.value === 0n ? fail('amount_invalid') : parsed;
};

/** The wire form: units with all the currency's digits, "12.50", "-0.00000001". */
export const formatAmount = (amountMinor: bigint, currency: CurrencyCode): string => {
  const { digits, subunitsToUnit } = currencies[currency];
  const magnitude = amountMinor < 0n ? -amountMinor : amountMinor;
  const fraction = String(magnitude % subunitsToUnit).padStart(digits, '0');
  return `${amountMinor < 0n ? '-' : ''}${magnitude / subunitsToUnit}.${fraction}`;
};

/** What a refusal tells of an amount: the wire form, and beside it the currency it is in, which need not be the call's. */
export const amountFacts = (name: string, amountMinor: bigint, currency: CurrencyCode): Facts => ({
  [name]: formatAmount(amountMinor, currency),
  currency,
});

/** The one form in which a person sees money, everywhere the same: "€1,234.50", "−€3.00", "₿0.00125000". */
export const displayAmount = (amountMinor: bigint, currency: CurrencyCode): string => {
  const wire = formatAmount(amountMinor < 0n ? -amountMinor : amountMinor, currency);
  const [whole = '0', fraction = ''] = wire.split('.');
  return `${amountMinor < 0n ? '−' : ''}${currencies[currency].symbol}${grouped(whole)}.${fraction}`;
};
