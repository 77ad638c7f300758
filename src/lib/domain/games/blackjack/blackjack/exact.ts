// Computed by scripts/exact/blackjack.ts over every deal; not to be edited by hand.
/**
 * For one unit staked at the start, by basic strategy: what is won on average and what is staked on average, exact; the
 * variance of the win and the chance of any return to six digits, as `maths.ts` says.
 */
export const exact = {
  net: [
    -12_971_501_862_180_105_315_205_149_173_901_007_697_297n,
    2_820_286_588_398_362_505_996_709_376_335_747_886_107_875n,
  ],
  stake: [5_603_163_611n, 4_970_080_115n],
  variance: [1_314_262n, 1_000_000n],
  hit: [523_512n, 1_000_000n],
} as const satisfies Readonly<Record<string, readonly [bigint, bigint]>>;
