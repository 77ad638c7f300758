/** n over k: in how many ways k of n can be chosen; none below nothing or beyond n. */
export const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let index = 0; index < k; index += 1) ways = (ways * BigInt(n - index)) / BigInt(index + 1);
  return ways;
};
