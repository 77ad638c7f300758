import type { Stream } from '#domain/fairness/stream.ts';

/**
 * A fast stream of fixed randomness for long simulations, where HMAC would take the most time.
 * Source: mulberry32 by T. Ettinger, public domain.
 */
export const seededStream = (seed: number): Stream => {
  let state = seed | 0;
  const u32 = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (word ^ (word >>> 14)) >>> 0;
  };
  return { u32, below: (n) => Math.floor((u32() / 2 ** 32) * n) };
};
