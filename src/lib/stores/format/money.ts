import { displayAmount, parseAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';

/** Longer than any amount the house can hold, so that an answer is never cut. */
const wireLengthMax = 40;

/** An amount as answers carry it ("12.50", "-3.00") in minor units. An ill-formed one is a bug of the server: throws. */
export const minorOf = (wire: string, currency: CurrencyCode): bigint => {
  const negative = wire.startsWith('-');
  const parsed = parseAmount(negative ? wire.slice(1) : wire, currency, wireLengthMax);
  if (!parsed.ok) throw new TypeError(`not an amount of ${currency}: ${wire}`);
  return negative ? -parsed.value : parsed.value;
};

/** An amount of an answer in the form a person sees. */
export const displayWire = (wire: string, currency: CurrencyCode): string =>
  displayAmount(minorOf(wire, currency), currency);
