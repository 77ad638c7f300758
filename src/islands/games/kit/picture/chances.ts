import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { divide, type Rational, rational, toDecimalString, toPercentString } from '#domain/maths/rational.ts';

/** A multiplier as short as it can be told without loss at two digits: "7", "1.5", "0.85". */
export const timesText = (multiplier: Rational): string => multiplierText(multiplier, 2).replace(/\.?0+$/, '');

/** A chance in percent with two digits that count, however small: "6.51%", "0.00000012%"; "0%" for none. */
export const chanceText = (chance: Rational): string => {
  if (chance.num === 0n) return '0%';
  let digits = 2;
  for (let share = chance.num * 1_000n; share < chance.den; share *= 10n) digits += 1;
  return toPercentString(chance, digits);
};

/** Once in so many, grouped: "15.7", "847,660,528"; empty for what cannot happen. */
export const onceInText = (chance: Rational): string => {
  if (chance.num === 0n) return '';
  const once = divide(rational(1n), chance);
  return toDecimalString(once, once.num < 100n * once.den ? 1 : 0).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
};

/** An even integer from 0 to below `count`, for what decides no money: a quick pick, a fish's way. */
export const evenBelow = (count: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % count);
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < limit ? word % count : evenBelow(count);
};
