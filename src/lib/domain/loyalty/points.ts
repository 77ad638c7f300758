/** Points are counted over this many days, today included: a level is kept by playing on, at whatever pace. */
export const pointsDays = 365;

/**
 * What `edge` is counted in: millionths of a minor unit. A stake of own money of `stakeMinor` at a game of `edgePpm` adds
 * `stakeMinor * edgePpm`, so that nothing is rounded until it is paid.
 */
const edgeUnit = 1_000_000n;

/** A point is a cent of edge: `eurMicros` are millionths of a euro. */
export const pointsOf = (eurMicros: bigint): number => Number(eurMicros / 10_000n);

/** What comes back of a week's edge, in minor units, rounded down. */
export const cashbackMinor = (edge: bigint, percent: number): bigint => (edge * BigInt(percent)) / (100n * edgeUnit);

const dayMs = 86_400_000;

/** The day, in UTC, as YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The Monday of the week in UTC that `at` lies in, as YYYY-MM-DD. */
export const mondayOf = (at: Date): string => {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return dayOf(new Date(at.getTime() - sinceMonday * dayMs));
};

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));
