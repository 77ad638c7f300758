// Computed by scripts/exact/let-it-ride.ts over every deal; not to be edited by hand.

/** Deals where best play lets one bet ride, two, and all three, each by the row that the hand is paid by. */
export const riding = [
  [38_896_860n, 3_274_884n, 1_214_136n, 404_712n, 165_696n, 0n, 0n, 0n, 0n, 0n],
  [628_128n, 2_603_784n, 682_776n, 328_968n, 35_472n, 92_152n, 41_472n, 4_608n, 368n, 0n],
  [42_612n, 2_569_332n, 574_128n, 364_560n, 2_832n, 10_008n, 33_408n, 7_872n, 352n, 80n],
] as const;
