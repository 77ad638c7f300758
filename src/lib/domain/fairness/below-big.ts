import type { Stream } from './stream.ts';

const wordBits = 32n;

/**
 * An unbiased integer from 0 to n − 1 for an n of any size: as many words as n needs, the first the highest, scaled as one word is.
 * Up to 2^32 it is `stream.below(n)`.
 */
export const belowBig = (stream: Stream, n: bigint): bigint => {
  if (n <= 0n) throw new RangeError('nothing is below zero');
  let words = 1n;
  while (1n << (words * wordBits) < n) words += 1n;
  const size = 1n << (words * wordBits);
  const biased = size % n;
  for (;;) {
    let word = 0n;
    for (let taken = 0n; taken < words; taken += 1n) word = (word << wordBits) | BigInt(stream.u32());
    const product = word * n;
    if (product % size >= biased) return product / size;
  }
};
