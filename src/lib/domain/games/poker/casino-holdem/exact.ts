// Computed by scripts/exact/casino-holdem.ts over every deal; not to be edited by hand.

/** Deals that best play folds, and those it calls and loses or ties. */
export const folded = 5_009_067_102_600n;
export const lost = 8_839_701_755_612n;
export const tied = 678_596_916_580n;
/** Called deals that win, by the row that pays the ante: the dealer did not qualify, or qualified and was beaten. */
export const unqualified: readonly bigint[] = [
  5_521_376_219_148n,
  168_883_536_432n,
  24_601_676_832n,
  909_499_320n,
  1_089_672_828n,
  119_892_960n,
];
export const beaten: readonly bigint[] = [
  6_426_670_016_572n,
  505_131_419_580n,
  589_505_037_660n,
  41_419_896_552n,
  6_001_122_284n,
  736_259_040n,
];
