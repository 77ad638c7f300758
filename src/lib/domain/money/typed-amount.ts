import { type Fail, fail, ok, type Result } from '../result.ts';
import { typedFigures } from '../typed-text.ts';
import { type AmountError, amountLengthMax, parsePositiveAmount } from './amount.ts';
import { type CurrencyCode, currencies, currencyCodes } from './currency.ts';

/**
 * `amount_unclear`: it could mean two amounts, and only who typed it knows which. `amount_other_currency`: another currency's sign
 * or code stands at it, which the fact `given` names.
 */
type ReadError = 'amount_invalid' | 'amount_unclear' | 'amount_other_currency';
export type TypedAmountError = AmountError | ReadError;

/** What a form keeps of such an error: its code, with the other currency behind a colon where there is one. */
export type AmountFault = Exclude<TypedAmountError, 'amount_other_currency'> | `amount_other_currency:${string}`;

export const amountFaultOf = ({ code, facts }: Fail<TypedAmountError>): AmountFault =>
  code === 'amount_other_currency' ? `${code}:${facts?.['given'] ?? ''}` : code;

export const isAmountFault = (code: string): code is AmountFault =>
  /^amount_(?:invalid|overprecise|unclear|other_currency:.*)$/s.test(code);

/** What is read at most of a typed amount, marks and blanks among it. */
const typedAmountCharsMax = 64;

/** What people write besides the house's own sign and code. */
const otherSigns: Readonly<Record<string, CurrencyCode>> = { US$: 'USD', C$: 'CAD' };

/** The currency of a sign or a code: a code of the house or of ISO 4217, else a sign as it stands; undefined for what is neither. */
const currencyOf = (mark: string): string | undefined => {
  const folded = mark.normalize('NFKC').toUpperCase();
  const own = currencyCodes.find((code) => code === folded || currencies[code].symbol === folded);
  if (own !== undefined || otherSigns[folded] !== undefined) return own ?? otherSigns[folded];
  return Intl.supportedValuesOf('currency').includes(folded) || /^\p{L}{0,3}\p{Sc}$/u.test(mark) ? folded : undefined;
};

/** Letters and currency signs before an amount and behind it. */
const marked = /^([\p{L}\p{Sc}]*)([\d.,\s'’]*\d[\d.,\s'’]*)([\p{L}\p{Sc}]*)$/u;

/**
 * A text without the sign or code of the currency that it is in: `€20`, `20 EUR` and `eur 20` are `20` in EUR. Without a currency
 * none is its own.
 */
const unmarked = (text: string, currency: CurrencyCode | undefined): Result<string, ReadError> => {
  const [, before = '', figure, after = ''] = marked.exec(text) ?? [];
  if (figure === undefined) return fail('amount_invalid');
  for (const mark of [before, after]) {
    const given = mark === '' ? currency : currencyOf(mark);
    if (mark !== '' && given === undefined) return fail('amount_invalid');
    if (given !== undefined && given !== currency) return fail('amount_other_currency', { given });
  }
  return ok(figure.trim());
};

/** The amount without the currency's own sign or code; as it was where another's, or something else, stands at it. */
export const withoutOwnMark = (typed: string, currency: CurrencyCode): string => {
  const figure = unmarked(typedFigures(typed), currency);
  return figure.ok ? figure.value : typed;
};

/** Threes of digits with one kind of sign between them that never stands for a point: a blank of any width, an apostrophe. */
const grouped = /^\d{1,3}(?:([ '])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
/** Commas or points between threes of digits, or twos and threes as in India, with the other sign as the decimal one or none. */
const groupedBySigns = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,]\d*)?$/;
/** A sign before exactly three digits: `1,234` is read as thousands by some, as a part by others; `0,125` by nobody. */
const thousandsOrPart = /^0*[1-9]\d{0,2}([.,])\d{3}$/;
/** A blank where a sign may have been meant: `12 50`. */
const partedByBlank = /^\d+ \d+$/;
const figures = /^0*(\d*?)(?:\.(\d*))?$/;

/** A point before three digits is one where the currency has three; a comma there is thousands to many, whatever the currency. */
const isUnclear = (text: string, digitsMax: number): boolean => {
  const sign = thousandsOrPart.exec(text)?.[1];
  if (sign !== undefined) return sign === ',' || digitsMax < 3;
  return (/[.,].*[.,]/.test(text) && groupedBySigns.test(text)) || (partedByBlank.test(text) && !grouped.test(text));
};

const readFigure = (typed: string, digitsMax: number): Result<string, ReadError> => {
  const text = typed.replaceAll(/\s/gu, ' ').replaceAll('’', "'");
  if (isUnclear(text, digitsMax)) return fail('amount_unclear');
  const pointed = text.replace(',', '.');
  const match = figures.exec(grouped.test(pointed) ? pointed.replaceAll(/[ ']/g, '') : pointed);
  if (!match) return fail('amount_invalid');
  const [, whole = '', fraction = ''] = match;
  return ok(`${whole || '0'}${fraction && `.${fraction}`}`);
};

/**
 * An amount as people write it, in the form of the wire: `12,50` and `12.50` are `12.50`, `12.` is `12`, `1 234,50` is `1234.50`,
 * `0020` is `20`, `١٢٫٥` is `12.5`, and in EUR `€20` and `20 EUR` are `20`. One comma or point is the decimal sign; blanks and
 * apostrophes between threes of digits group. What can be read in two ways is not guessed (`amount_unclear`: `1,234`, `1.234,50`,
 * `12 50`, and `1.234` in a currency of two digits); what is none, signs and exponents among it, is `amount_invalid`. Its size
 * and its digits are for `parsePositiveAmount` to judge.
 */
export const readAmount = (typed: string, currency?: CurrencyCode): Result<string, ReadError> => {
  if (typed.length > typedAmountCharsMax) return fail('amount_invalid');
  const signs = typedFigures(typed)
    .replaceAll(/[\u066b\uff0e]/g, '.')
    .replaceAll('\uff0c', ',');
  const figure = unmarked(signs.replaceAll('\u066c', "'"), currency);
  if (!figure.ok) return figure;
  return readFigure(figure.value, currency === undefined ? Number.POSITIVE_INFINITY : currencies[currency].digits);
};

/** The amount as it is sent and kept; what cannot be read stays as it was typed, for the rules to say why. */
export const amountOrTyped = (typed: string, currency?: CurrencyCode): string => {
  const amount = readAmount(typed, currency);
  return amount.ok ? amount.value : typed.trim();
};

/** What a person typed, in minor units: `readAmount`, then positive, of the currency's digits, of at most 12 characters. */
export const parseTypedAmount = (
  typed: string,
  currency: CurrencyCode,
  lengthMax: number = amountLengthMax,
): Result<bigint, TypedAmountError> => {
  const amount = readAmount(typed, currency);
  return amount.ok ? parsePositiveAmount(amount.value, currency, lengthMax) : amount;
};
