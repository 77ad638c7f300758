import type { Strip } from '../../reels.ts';

/** L: signal lamp (wild), 7: red seven, T, D, S: triple, double and single bar, B: bell rope, `.`: nothing. */
export const symbols = {
  L: 'lamp',
  7: 'seven',
  T: 'triple-bar',
  D: 'double-bar',
  S: 'single-bar',
  B: 'bell',
  '.': 'blank',
} as const;

/** 24 stops a reel, 13,824 spins. */
export const strips: readonly Strip[] = [
  'S.B.D.S.7.B.T.S.L.D.7.S.',
  '.S.D.B.S.T.7.S.D.L.S.7..',
  'D.S.T.S.B.7.S.D.S.L.T.S.',
];

export const rows = 3;

/** The rows (0 = top) that a line crosses on the three reels: the middle first, it is the one that `lines:1` plays. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];
