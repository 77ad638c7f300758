// Computed by scripts/exact/sticky-slots.ts over every spin; not to be edited by hand.
import type { ExactFigures } from '../title.ts';

/** Numerators and denominators of the exact figures of one unit staked. */
export const exact: ExactFigures = {
  returnToPlayer: [204056067353100809401439103003483492055n, 211328042464298822059692084556488245248n],
  variance: [
    15749035265147584015453197703990112983266833201904869026815191310897102960855511n,
    1116488538294812153828391671761495290417955081042148454559790019079954864537600n,
  ],
  hitFrequency: [121853n, 228488n],
  topUnits: 55_650,
  topWinChance: [1n, 703299725321186479814655257403992880185344n],
};
