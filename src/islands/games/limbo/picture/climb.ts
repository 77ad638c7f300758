/** Heights are multipliers; they are drawn by their logarithm, as chances halve when a height doubles. */

/** The number stands at 1.00 for a breath, then climbs ever faster: doublings after so many seconds. */
const breathMs = 220;
const doublingsPerSecond = 3.4;
const power = 1.65;

/** The height after `ms`; the same curve for every round, so that it tells nothing of where it will stop. */
export const heightAt = (ms: number): number =>
  ms <= breathMs ? 1 : 2 ** (doublingsPerSecond * ((ms - breathMs) / 1000) ** power);

/** When the climb passes a height. */
export const msTo = (height: number): number =>
  breathMs + 1000 * (Math.log2(Math.max(1, height)) / doublingsPerSecond) ** (1 / power);

/** How much of the ladder lies below the target. */
const targetShare = 0.62;

/** The height at the ladder's top: the target stands at the same place whatever it is. */
export const topOf = (target: number): number => Math.max(2.2, target ** (1 / targetShare));

/** Where a height lies on the ladder, 0 at 1× to 1 at the top; beyond it for what goes out of the picture. */
export const shareOf = (height: number, top: number): number => Math.log(Math.max(1, height)) / Math.log(top);
