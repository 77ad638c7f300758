/**
 * Truncated power series with exact integer coefficients, for distributions of wins: the coefficient of x^w counts the
 * cases that win w. A series is one bigint whose equal slots are the coefficients (Kronecker substitution), so that a
 * product of distributions is one multiplication of integers. What reaches `cap` falls off the end.
 */
export type Series = bigint;

/** Series below x^cap whose coefficients never exceed `cases`^`factorsMax`. */
export const createSeries = (cap: number, cases: bigint, factorsMax: number) => {
  // In whole hex digits, so that slots are cut out of text in linear time.
  const digits = (cases ** BigInt(factorsMax)).toString(16).length + 1;
  const truncate = (value: bigint): Series => BigInt.asUintN(cap * digits * 4, value);
  const times = (a: Series, b: Series, factor = 1): Series => truncate(a * b) * BigInt(factor);
  const fromText = (slots: readonly string[]): Series =>
    BigInt(
      `0x${slots
        .map((slot) => slot.padStart(digits, '0'))
        .toReversed()
        .join('')}`,
    );
  return {
    /** The distribution of `scale` times a win, from how many cases win index by index. */
    fromCounts: (counts: Float64Array, scale: number): Series =>
      fromText(
        Array.from({ length: cap }, (_, win) => (win % scale === 0 ? (counts[win / scale] ?? 0) : 0).toString(16)),
      ),
    plus: (a: Series, b: Series): Series => a + b,
    minus: (a: Series, b: Series): Series => a - b,
    times,
    power: (base: Series, exponent: number): Series => {
      let product = 1n;
      for (let factor = 0; factor < exponent; factor += 1) product = times(product, base);
      return product;
    },
    /** `factors` spins that are not played and win nothing: all their cases, so that every term counts the same cases. */
    one: (factors: number): Series => cases ** BigInt(factors),
    coefficients: (series: Series): bigint[] => {
      const text = series.toString(16).padStart(cap * digits, '0');
      return Array.from({ length: cap }, (_, win) =>
        BigInt(`0x${text.slice(text.length - (win + 1) * digits, text.length - win * digits)}`),
      );
    },
  };
};
