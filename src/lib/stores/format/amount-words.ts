import type { AmountFault } from '#domain/money/typed-amount.ts';
import type { Facts } from '#domain/result.ts';

type PlainFault = Exclude<AmountFault, `amount_other_currency:${string}`>;
type AmountWords = readonly [key: `errors.${PlainFault | 'amount_other_currency'}`, facts?: Facts];

/** The words for what is wrong with a typed amount: `t(...amountWords(fault))`. */
export const amountWords = (fault: AmountFault): AmountWords => {
  const [code, given] = fault.split(':') as [PlainFault | 'amount_other_currency', string | undefined];
  return given === undefined ? [`errors.${code}`] : [`errors.${code}`, { given }];
};
