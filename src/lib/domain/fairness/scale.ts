/**
 * One word scaled to an integer below `n` without bias: floor(word · n / 2^bits), or undefined where the word falls into
 * the part that would make some results likelier and the next word must be taken.
 * Source: D. Lemire, "Fast random integer generation in an interval", ACM TOMACS 29(1), 2019.
 */
export const scaleWord = (word: number, bits: number, n: number): number | undefined => {
  const size = 2 ** bits;
  if (!Number.isInteger(n) || n < 1 || n > size) throw new RangeError(`cannot choose below ${n} with ${bits} bits`);
  const biased = size % n;
  // A product below 2^53 is exact in a double; beyond that only a bigint is.
  if (size * n <= Number.MAX_SAFE_INTEGER) {
    const product = word * n;
    return product % size < biased ? undefined : Math.floor(product / size);
  }
  const product = BigInt(word) * BigInt(n);
  return product % BigInt(size) < BigInt(biased) ? undefined : Number(product / BigInt(size));
};
