/** Seconds from one try to the next, some 22 hours in all: short while an outage may be a restart, long when people have to act. */
const waits = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 28_800] as const;
const spread = 0.2;

/**
 * How long to wait after so many failed tries, in ms; null when there were enough. `chance` in [0, 1) moves it by a fifth either way, so
 * that what failed at one moment does not come back at one.
 */
export const retryDelayMs = (attempts: number, chance: number): number | null => {
  const seconds = waits[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 - spread + 2 * spread * chance));
};
