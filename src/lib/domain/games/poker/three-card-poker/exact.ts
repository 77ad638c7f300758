// Computed by scripts/exact/three-card-poker.ts over every deal; not to be edited by hand.
import type { Showdown } from './paytable.ts';

/** Deals that best play folds, and those it plays by their end and the category of the player’s hand. */
export const folded = 132_652_800n;
export const ends: Readonly<Record<Showdown, readonly bigint[]>> = {
  unqualified: [53_876_136n, 20_926_080n, 6_135_276n, 4_001_004n, 288_960n, 266_196n],
  won: [38_134_212n, 36_168_624n, 12_793_544n, 8_975_484n, 665_776n, 617_044n],
  tied: [234_696n, 11_232n, 3_288n, 18_288n, 0n, 144n],
  lost: [77_992_716n, 11_873_520n, 1_260_596n, 270_504n, 3_312n, 968n],
};
