// Computed by scripts/exact/sticky-slots.ts over every spin; not to be edited by hand.
import type { ExactFigures } from '../title.ts';

/** Numerators and denominators of the exact figures of one unit staked. */
export const exact: ExactFigures = {
  returnToPlayer: [2535321824778942597n, 2641482765389791232n],
  variance: [334816809155552788025651341676359702671n, 174435779996282471692604254113601945600n],
  hitFrequency: [155672946309559289512431676051211n, 270068966413249980030342228082688n],
  topUnits: 2_516,
  topWinChance: [27n, 757956421481731894268045737078217665830453248n],
};
