/** The boss comes at every whole five minutes of the clock (UTC), stays for a minute, and goes. */
export const visitEveryMs = 300_000;
export const visitLastsMs = 60_000;

/** So much later a shot at the boss is still taken: the time it may have been on its way. Published with the timetable. */
export const graceMs = 2_000;

export type Visit = { readonly startsAtMs: number; readonly endsAtMs: number };

const visitFrom = (startsAtMs: number): Visit => ({ startsAtMs, endsAtMs: startsAtMs + visitLastsMs });

/** The last visit that had begun at a moment. */
const lastVisit = (atMs: number): Visit => visitFrom(Math.floor(atMs / visitEveryMs) * visitEveryMs);

/** The visit under way; undefined while the boss is away. */
export const visitAt = (atMs: number): Visit | undefined => {
  const visit = lastVisit(atMs);
  return atMs < visit.endsAtMs ? visit : undefined;
};

/** The visit under way, else the one that comes next. */
export const visitFor = (atMs: number): Visit => visitAt(atMs) ?? visitFrom(lastVisit(atMs).startsAtMs + visitEveryMs);

/** Whether a shot at the boss that arrives at this moment is taken. */
export const isBossShotTaken = (atMs: number): boolean => atMs < lastVisit(atMs).endsAtMs + graceMs;
