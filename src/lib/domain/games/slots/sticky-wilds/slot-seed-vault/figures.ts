// Computed by scripts/exact/sticky-slots.ts over every spin; not to be edited by hand.
import type { ExactFigures } from '../title.ts';

/** Numerators and denominators of the exact figures of one unit staked. */
export const exact: ExactFigures = {
  returnToPlayer: [46961991454448498687n, 48607978698654848000n],
  variance: [17724083751686495453575251406181894239347n, 4725471186337766900946569267806208000000n],
  hitFrequency: [3483n, 6050n],
  topUnits: 2_188,
  topWinChance: [1n, 43515777501469081600000000000000n],
};
