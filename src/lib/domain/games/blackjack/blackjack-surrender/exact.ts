// Computed by scripts/exact/blackjack-surrender.ts over every deal; not to be edited by hand.
/**
 * For one unit staked at the start, by basic strategy: what is won on average and what is staked on average, exact; the
 * variance of the win and the chance of any return to six digits, as `maths.ts` says.
 */
export const exact = {
  net: [
    -10_920_960_091_754_921_507_444_056_118_836_200_575_981n,
    2_820_286_588_398_362_505_996_709_376_335_747_886_107_875n,
  ],
  stake: [5_603_163_611n, 4_970_080_115n],
  variance: [1_283_467n, 1_000_000n],
  hit: [556_059n, 1_000_000n],
} as const satisfies Readonly<Record<string, readonly [bigint, bigint]>>;
