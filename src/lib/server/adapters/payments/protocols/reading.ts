import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';

/** An origin and nothing behind it, as an operator writes it into the file of keys. */
export const keyOrigin = z
  .string()
  .refine((text) => URL.parse(text)?.origin === text, 'an origin such as https://pay.example');

export const currencyField = z.enum(currencyCodes);
export const depositIdField = z.uuid().lowercase();

/** UTF-8 or undefined. */
export const textOf = (raw: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return undefined;
  }
};

export const jsonOf = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The fields of a posted form, each at most once: one given twice could be read two ways. */
export const formOf = (text: string | undefined): Readonly<Record<string, string>> | undefined => {
  if (text === undefined) return undefined;
  const pairs = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : undefined;
};

/** Compares in a time that does not tell where the first difference is. */
export const isSameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Units as a company writes them ("30.00", 30, 30.5) in minor units; undefined for what is no amount of the currency. */
export const minorOf = (amount: unknown, currency: CurrencyCode): bigint | undefined => {
  const parsed = parsePositiveAmount(amount, currency, 20);
  return parsed.ok ? parsed.value : undefined;
};

/** JSON whose amount is a number with all its digits, as some companies want it, without ever being a float of ours. */
export const jsonWithAmount = (fields: Readonly<Record<string, unknown>>, amount: string): string =>
  `${JSON.stringify(fields).slice(0, -1)},"amount":${amount}}`;
