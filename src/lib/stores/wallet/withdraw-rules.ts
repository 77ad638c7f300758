import { amountLengthMax, formatAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { checkCode } from '../session/sign-in-code.ts';
import { type FormErrors, present } from '../shell/form.ts';
import type { WithdrawBounds } from './withdrawable.ts';

export type WithdrawValues = { readonly amount: string; readonly address: string; readonly code: string };

/** Where money of a currency goes: fiat to the player's Skrill account, crypto to an address. */
export type WithdrawWay = 'skrill' | 'crypto';
export const wayOf = (currency: CurrencyCode): WithdrawWay =>
  currencies[currency].type === 'CRYPTO' ? 'crypto' : 'skrill';

export type WithdrawFacts = {
  readonly currency: CurrencyCode;
  /** What may be withdrawn now; undefined while it is not known. */
  readonly withdrawableMinor: bigint | undefined;
  readonly bounds: WithdrawBounds;
  /** Whether the player signs in with a code. */
  readonly needsCode: boolean;
};

type AmountFault =
  | 'amount_required'
  | 'amount_invalid'
  | 'amount_overprecise'
  | 'amount_below_minimum'
  | 'amount_above'
  | 'amount_above_maximum';

const amountFault = (
  typed: string,
  { currency, withdrawableMinor, bounds }: WithdrawFacts,
): AmountFault | undefined => {
  const text = typed.trim();
  if (text === '') return 'amount_required';
  const parsed = parsePositiveAmount(text, currency);
  if (!parsed.ok) return parsed.code;
  const { leastMinor, mostMinor } = bounds;
  if (leastMinor !== undefined && parsed.value < leastMinor) return 'amount_below_minimum';
  if (withdrawableMinor !== undefined && parsed.value > withdrawableMinor) return 'amount_above';
  return mostMinor !== undefined && parsed.value > mostMinor ? 'amount_above_maximum' : undefined;
};

/** As the call takes one; whether it is an address of the currency's chain is told by its checksum. */
const addressShape = /^[A-Za-z0-9]{20,100}$/;

/** What is wrong with the form of an address, if anything. */
export const addressFault = (typed: string): 'address_required' | 'address_format' | undefined => {
  if (typed.trim() === '') return 'address_required';
  return addressShape.test(typed.trim()) ? undefined : 'address_format';
};

/** What is wrong with a withdrawal before it is sent. */
export const withdrawFaults = (values: WithdrawValues, facts: WithdrawFacts): FormErrors<WithdrawValues> =>
  present({
    amount: amountFault(values.amount, facts),
    address: wayOf(facts.currency) === 'crypto' ? addressFault(values.address) : undefined,
    code: facts.needsCode ? checkCode(values.code, 'any').code : undefined,
  });

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
