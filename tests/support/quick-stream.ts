import type { Stream } from '#domain/fairness/stream.ts';

/** Chance that costs no hashing, for a million rounds: xorshift128 from a fixed state. */
export const quickStream = (): Stream => {
  let [x, y, z, w] = [123_456_789, 362_436_069, 521_288_629, 88_675_123];
  const u32 = () => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return w >>> 0;
  };
  return { u32, below: (n) => Math.floor((u32() / 2 ** 32) * n) };
};
