import { drawCount, winningDraws } from '#domain/games/limbo/paytable.ts';
import { hundredthsText, targetMax, targetMin } from '#domain/games/limbo/target.ts';
import { type Rational, rational } from '#domain/maths/rational.ts';

/** Targets of one press, in hundredths. */
export const targetPresets = [110, 150, 200, 500, 1_000, 10_000, 100_000] as const;

/** The target that a table begins with, in hundredths. */
export const firstTarget: number = 200;

export const clampTarget = (hundredths: number): number => Math.min(targetMax, Math.max(targetMin, hundredths));

/** The bet as it is sent. */
export const targetSpot = (target: number): string => `target:${hundredthsText(BigInt(target))}`;

/** The exact chance that the number reaches a target. */
export const chanceOfTarget = (target: number): Rational => rational(winningDraws(target), drawCount);

/** The largest target whose chance is at least so many percent; undefined for zero. */
export const targetForChance = (percent: Rational): number | undefined =>
  percent.num === 0n ? undefined : clampTarget(Number((9_900n * percent.den) / percent.num));

/** The next target up or down: a hundredth below 10, and about a hundredth part above. */
export const stepTarget = (target: number, sign: -1 | 1): number => {
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(target)) - 2));
  return clampTarget(target + sign * step);
};

/** "1000000.00" with separators. */
export const groupedText = (hundredths: number): string =>
  hundredthsText(BigInt(hundredths)).replace(/\B(?=(?:\d{3})+\.)/g, ',');
