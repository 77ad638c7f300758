import { tap, tone } from '../kit/sounds.ts';

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

/** The clock of a free-spin night strikes once. */
export const playStrike = (): void => tone(293.66, 0.9, 0.06, 0, 'triangle');
