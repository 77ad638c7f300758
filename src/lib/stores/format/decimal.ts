import { type Rational, rationalOf } from '#domain/maths/rational.ts';

const decimal = /^\d{1,7}(?:[.,]\d{0,8})?$/;

/** A typed decimal as an exact fraction; undefined when it is none. */
export const readDecimal = (text: string): Rational | undefined => {
  const plain = text.trim().replace(/[%×x\s]/g, '');
  return decimal.test(plain) ? rationalOf(plain.replace(',', '.').replace(/\.$/, '')) : undefined;
};

/** "50.5" in hundredths, 5050; more digits are cut off. */
export const readHundredths = (text: string): number | undefined => {
  const value = readDecimal(text);
  return value && Number((value.num * 100n) / value.den);
};
