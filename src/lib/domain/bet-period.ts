import { isDay } from './day.ts';

/** How long the rounds of a player stay in the list, the totals and their file (decision 022). */
const monthsOnline = 12;

const dayMs = 24 * 60 * 60 * 1000;

/** The first moment kept online: the beginning of the day twelve months before `now`, in UTC. */
export const oldestOnline = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsOnline, now.getUTCDate()));

/**
 * The period that a choice of bets means: `from` inclusive, `before` exclusive. `from` and `to` are days or moments; a day as
 * `to` counts whole. What lies before the twelve months kept online is left out, whatever was asked for; without `to` the
 * period has no end.
 */
export const betPeriod = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { readonly from: Date; readonly before: Date | 'infinity' } => {
  const oldest = oldestOnline(now);
  const asked = from === undefined ? oldest : new Date(from);
  return {
    from: new Date(Math.max(asked.getTime(), oldest.getTime())),
    before: to === undefined ? 'infinity' : new Date(Date.parse(to) + (isDay(to) ? dayMs : 0)),
  };
};
