import { amountLengthMax, formatAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { type FormErrors, present } from './form.ts';
import { checkCode } from './sign-in-code.ts';

export type WithdrawValues = { readonly amount: string; readonly address: string; readonly code: string };

/** Where money of a currency goes: fiat to the player's Skrill account, crypto to an address. */
export type WithdrawWay = 'skrill' | 'crypto';
export const wayOf = (currency: CurrencyCode): WithdrawWay =>
  currencies[currency].type === 'CRYPTO' ? 'crypto' : 'skrill';

export type WithdrawFacts = {
  readonly currency: CurrencyCode;
  /** What may be withdrawn now; undefined while it is not known. */
  readonly withdrawableMinor: bigint | undefined;
  /** Whether the player signs in with a code. */
  readonly needsCode: boolean;
};

const amountFault = (
  typed: string,
  { currency, withdrawableMinor }: WithdrawFacts,
): 'amount_required' | 'amount_invalid' | 'amount_overprecise' | 'amount_above' | undefined => {
  const text = typed.trim();
  if (text === '') return 'amount_required';
  const parsed = parsePositiveAmount(text, currency);
  if (!parsed.ok) return parsed.code;
  return withdrawableMinor !== undefined && parsed.value > withdrawableMinor ? 'amount_above' : undefined;
};

/** As the call takes one; whether it is an address of the currency's chain is told by its checksum. */
const addressShape = /^[A-Za-z0-9]{20,100}$/;

const addressFault = (typed: string): 'address_required' | 'address_format' | undefined => {
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

/** All that may be withdrawn, as the amount's input takes it; of more than fits into it, as much as does. */
export const wholeAmount = (withdrawableMinor: bigint, currency: CurrencyCode): string => {
  const text = formatAmount(withdrawableMinor, currency);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short.slice(0, amountLengthMax).replace(/\.$/, '');
};
