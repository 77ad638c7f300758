/** An exact fraction, always reduced, `den` > 0. Returns to player, variances and exchange rates are rationals, never floats. */
export type Rational = { readonly num: bigint; readonly den: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** `num/den` in lowest terms. Throws on a zero denominator: that is a bug. */
export const rational = (num: bigint, den: bigint = 1n): Rational => {
  if (den === 0n) throw new RangeError('a rational needs a denominator other than zero');
  const sign = den < 0n ? -1n : 1n;
  const divisor = gcd(num, den);
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
};

export const zero = rational(0n);
export const add = (a: Rational, b: Rational): Rational => rational(a.num * b.den + b.num * a.den, a.den * b.den);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.num * b.den - b.num * a.den, a.den * b.den);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den);
export const divide = (a: Rational, b: Rational): Rational => rational(a.num * b.den, a.den * b.num);

/** Negative when a < b, zero when equal, positive when a > b. */
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** A plain decimal such as "1.0842" as a rational. For data files: throws when the text is none. */
export const rationalOf = (decimal: string): Rational => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError(`not a plain decimal: ${decimal}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const value = rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  return sign ? rational(-value.num, value.den) : value;
};

/** Decimal text with exactly `digits` digits after the point, rounded half away from zero. For reading, not for money. */
export const toDecimalString = (value: Rational, digits: number): string => {
  const scale = 10n ** BigInt(digits);
  const magnitude = value.num < 0n ? -value.num : value.num;
  const scaled = (2n * magnitude * scale + value.den) / (2n * value.den);
  const sign = value.num < 0n && scaled > 0n ? '-' : '';
  if (digits === 0) return `${sign}${scaled}`;
  return `${sign}${scaled / scale}.${String(scaled % scale).padStart(digits, '0')}`;
};

/** "97.30%": a share of one as a percentage. */
export const toPercentString = (value: Rational, digits: number): string =>
  `${toDecimalString(multiply(value, rational(100n)), digits)}%`;
