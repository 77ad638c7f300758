import type { Strip } from '../../reels.ts';

export const symbols = {
  A: 'lighthouse',
  B: 'sailboat',
  C: 'anchor',
  D: 'gull',
  E: 'shell',
  F: 'rope',
  G: 'cork',
  W: 'kite',
  X: 'double-kite',
  Y: 'triple-kite',
} as const;

/** As how many of any symbol a kite counts in its reel; kites fly on reels 2, 3 and 4 alone. */
export const kites: Readonly<Record<string, number>> = { W: 1, X: 2, Y: 3 };

/** 28 stops a reel, 17,210,368 spins. */
export const strips: readonly Strip[] = [
  'GEDBGEDCDGDFEGFBEFGCAEFGFABC',
  'FDAXCGDGADGFEWGEDCBEFBEFGFBC',
  'GAFEGBADGBDGEXCGFEGCFEYDFDFC',
  'DGYCEGEFCDWEFCFEABDGFGBAGBDF',
  'BEGFBCACFDFGDEBEGADGEDGFGFEC',
];

export const rows = 3;
