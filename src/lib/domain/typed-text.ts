const digit = /\p{Nd}/u;

/** Unicode keeps the ten digits of a script side by side in the order of their values, and such tens touch each other only as a whole. */
const digitValue = (character: string): string => {
  const point = character.codePointAt(0) ?? 0;
  let first = point;
  while (first > 0 && digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
};

/**
 * A text without what nobody sees: bidirectional marks, zero-width characters, soft hyphens, byte order marks and variation
 * selectors, which come along when text is copied; and without blanks at its ends.
 */
export const withoutMarks = (typed: string): string => typed.replaceAll(/\p{Cf}|\p{VS}/gu, '').trim();

/**
 * Whether nothing of a text is seen: blanks, the characters that Unicode lets a font leave out (zero-width ones, marks, the Hangul
 * fillers) and the braille cell without a dot. A field that holds no more than these is empty.
 */
export const isBlank = (typed: string): boolean => !/[^\s\p{Cf}\p{DI}\u2800]/u.test(typed);

/** Digits of every script (Unicode `Nd`) as ASCII digits, all else as it is: `٠٤` is `04`. */
export const foldDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, digitValue);

/** What every field of figures is read through, in the browser and by the server: no marks, digits of ASCII. */
export const typedFigures = (typed: string): string => foldDigits(withoutMarks(typed));

/** A phone number as its marks mean it: `tel:` and brackets around a calling code are left out. */
export const typedPhone = (typed: string): string =>
  typedFigures(typed)
    .replaceAll('\uff0b', '+')
    .replace(/^tel:/i, '')
    .replace(/^\(\s*\+\s*(\d{1,3})\s*\)/, '+$1 ')
    .trim();

/**
 * A coupon's code as it was meant: no marks, letters of full width as plain ones, every dash a hyphen, as mail programs and keyboards
 * make other dashes of one.
 */
export const typedCoupon = (typed: string): string =>
  withoutMarks(typed)
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-');

/** A one-time or recovery code: letters of full width are plain ones, blanks and dashes of every kind between its parts mean nothing. */
export const typedCodeText = (typed: string): string =>
  typedFigures(typed.normalize('NFKC')).replaceAll(/[\s\p{Pd}\u2212]/gu, '');
