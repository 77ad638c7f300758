import { fail, ok, type Result } from '../result.ts';
import { typedFigures } from '../typed-text.ts';
import { type AmountError, amountLengthMax, parsePositiveAmount } from './amount.ts';
import type { CurrencyCode } from './currency.ts';

/** `amount_unclear`: it could mean two amounts, and only who typed it knows which. */
export type TypedAmountError = AmountError | 'amount_unclear';

export const isAmountFault = (code: string): code is TypedAmountError =>
  code === 'amount_invalid' || code === 'amount_overprecise' || code === 'amount_unclear';

/** What is read at most of a typed amount, marks and blanks among it. */
const typedAmountCharsMax = 64;

/** Threes of digits with one kind of sign between them that never stands for a point: a blank of any width, an apostrophe. */
const grouped = /^\d{1,3}(?:([\s'’])\d{3})(?:\1\d{3})*(?:\.\d*)?$/u;
/** A comma before exactly three digits: `1,234` is read as thousands by some, as a part by others; `0,125` by nobody. */
const thousandsOrPart = /^[1-9]\d{0,2},\d{3}$/;
const figures = /^(\d*)(?:\.(\d*))?$/;

const read = (text: string): Result<string, 'amount_invalid' | 'amount_unclear'> => {
  if (!/\d/.test(text) || /[^\d.,\s'’]/u.test(text)) return fail('amount_invalid');
  if ((text.match(/[.,]/g) ?? []).length > 1 || thousandsOrPart.test(text)) return fail('amount_unclear');
  const pointed = text.replace(',', '.');
  const isGrouped = /[\s'’]/u.test(pointed);
  if (isGrouped && !grouped.test(pointed)) return fail('amount_unclear');
  const match = figures.exec(pointed.replaceAll(/[\s'’]/gu, ''));
  if (!match) return fail('amount_invalid');
  const [, whole = '', fraction = ''] = match;
  return ok(`${whole || '0'}${fraction && `.${fraction}`}`);
};

/**
 * An amount as people write it, in the form of the wire: `12,50` and `12.50` are `12.50`, `12.` is `12`, `1 234,50` is `1234.50`,
 * `١٢٫٥` is `12.5`. One comma or point is the decimal sign; blanks and apostrophes between threes of digits group.
 * What can be read in two ways is not guessed (`amount_unclear`: `1,234`, `1.234,50`, `12 50`); what is none, signs and
 * exponents among it, is `amount_invalid`. Its size and its digits are for `parsePositiveAmount` to judge.
 */
export const readAmount = (typed: string): Result<string, 'amount_invalid' | 'amount_unclear'> => {
  if (typed.length > typedAmountCharsMax) return fail('amount_invalid');
  const signs = typedFigures(typed)
    .replaceAll(/[\u066b\uff0e]/g, '.')
    .replaceAll('\uff0c', ',');
  return read(signs.replaceAll('\u066c', "'"));
};

/** The amount as it is sent and kept; what cannot be read stays as it was typed, for the rules to say why. */
export const amountOrTyped = (typed: string): string => {
  const amount = readAmount(typed);
  return amount.ok ? amount.value : typed.trim();
};

/** What a person typed, in minor units: `readAmount`, then positive, of the currency's digits, of at most 12 characters. */
export const parseTypedAmount = (
  typed: string,
  currency: CurrencyCode,
  lengthMax: number = amountLengthMax,
): Result<bigint, TypedAmountError> => {
  const amount = readAmount(typed);
  return amount.ok ? parsePositiveAmount(amount.value, currency, lengthMax) : amount;
};
