import { tap, tone } from '../kit/motion/sounds.ts';

/** The harpoon leaves the hand and goes through the water. */
export const playThrow = (): void => {
  tap(3_400, 0.3, 0, 0.16);
  tap(1_200, 0.3, 0.09, 0.12);
};

export const playStrike = (): void => {
  tap(420, 0.7, 0, 0.08);
  tap(1_600, 0.25, 0.02, 0.04);
};

/** One click of the reel. */
export const playReel = (): void => tap(2_700, 0.1, 0, 0.02);

export const playLanding = (): void => {
  tap(900, 0.4, 0.5, 0.25);
  tap(500, 0.4, 0.56, 0.2);
};

export const playSlip = (): void => {
  tap(700, 0.3, 0, 0.15);
  tone(180, 0.25, 0.04);
};
