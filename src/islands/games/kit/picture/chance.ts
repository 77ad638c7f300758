import { compare, multiply, type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';

/** A share of one in percent, with at least four digits that say something: "49.50%", "0.0009900%". */
export const chanceText = (chance: Rational): string => {
  const percent = multiply(chance, rational(100n));
  let digits = 2;
  for (let scale = rational(10n); digits < 9 && compare(percent, scale) < 0; scale = multiply(scale, rational(1n, 10n)))
    digits += 1;
  return `${toDecimalString(percent, digits)}%`;
};
