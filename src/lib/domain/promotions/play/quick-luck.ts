import type { Stream } from '../../fairness/stream.ts';

/**
 * Fast luck of a seed, for players who are none: never for a round. SplitMix32 (G. L. Steele, D. Lea, C. H. Flood 2014, in 32 bits).
 */
export const quickLuck = (seed: number): Stream => {
  let state = seed | 0;
  const u32 = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
  return { u32, below: (n) => Math.floor((u32() / 2 ** 32) * n) };
};
