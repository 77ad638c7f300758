import { tap, tone } from '../kit/motion/sounds.ts';

/** A reel falls into its detent: a low knock and the click of the pawl. */
export const playReelStop = (reel: number): void => {
  tap(420 + 18 * reel, 0.5, 0, 0.07);
  tap(2400, 0.16, 0.012, 0.025);
};

/** The reels are let go. */
export const playRelease = (): void => {
  tap(300, 0.35, 0, 0.08);
  tap(900, 0.2, 0.09, 0.05);
};

/** A cluster dissolves; each cascade a step higher. */
export const playDissolve = (cascade: number): void => {
  const pitch = 392 * 2 ** (Math.min(cascade, 8) / 6);
  tone(pitch, 0.28, 0.05);
  tone(pitch * 1.5, 0.2, 0.025, 0.05);
};

/** Gas goes out of a cluster: a pop and what fizzes after it; each cascade a step higher. */
export const playFizz = (cascade: number): void => {
  const pitch = 330 * 2 ** (Math.min(cascade, 8) / 7);
  tap(pitch * 1.6, 0.4, 0, 0.06);
  for (const [index, late] of [0.05, 0.09, 0.15, 0.22].entries()) tap(3600 + 500 * index, 0.09, late, 0.05);
  tone(pitch * 2, 0.2, 0.03, 0.02);
};

/** The clock of a free-spin night strikes once. */
export const playStrike = (): void => tone(293.66, 0.9, 0.06, 0, 'triangle');
