// Computed by scripts/exact/caribbean-stud.ts over every deal; not to be edited by hand.

/** Deals that best play folds, and those it calls against a dealer that does not play, ties and loses. */
export const folded = 9_523_005_974_460n;
export const unqualified = 4_532_514_033_720n;
export const tied = 321_623_100n;
export const lost = 2_726_592_727_512n;
/** Called deals that win, by the row that pays the call. */
export const won: readonly bigint[] = [
  2_343_248_003_808n,
  488_012_139_360n,
  234_242_908_320n,
  43_805_516_100n,
  21_856_990_280n,
  16_624_475_280n,
  2_832_435_800n,
  156_929_720n,
  16_759_740n,
];
