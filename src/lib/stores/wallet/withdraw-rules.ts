import { amountLengthMax, formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import type { WithdrawBounds } from './withdrawable.ts';

/** Where money of a currency goes: fiat to the player's Skrill account, crypto to an address. */
export type WithdrawWay = 'skrill' | 'crypto';
export const wayOf = (currency: CurrencyCode): WithdrawWay =>
  currencies[currency].type === 'CRYPTO' ? 'crypto' : 'skrill';

/** All that one withdrawal may take, as the amount's input takes it; of more than fits into it, as much as does. */
export const wholeAmount = (
  withdrawableMinor: bigint,
  { mostMinor }: WithdrawBounds,
  currency: CurrencyCode,
): string => {
  const isBounded = mostMinor !== undefined && mostMinor < withdrawableMinor;
  const text = formatAmount(isBounded ? mostMinor : withdrawableMinor, currency);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short.slice(0, amountLengthMax).replace(/\.$/, '');
};
