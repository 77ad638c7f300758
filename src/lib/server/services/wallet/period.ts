import { isDay } from '#domain/day.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** The bounds of a period as they are asked for: a day (`2027-01-31`) or a moment; a day as `to` is counted in whole. */
export type Period = { readonly from?: string | undefined; readonly to?: string | undefined };

const dayMs = 86_400_000;

/** The first moment of a period, or `fallback` when it has no beginning. */
export const startOf = (from: string | undefined, fallback: Date): Date =>
  from === undefined ? fallback : new Date(from);

/** The first moment after a period, or `fallback` when it has no end. A moment as `to` lies within. */
export const endOf = (to: string | undefined, fallback: Date): Date =>
  to === undefined ? fallback : new Date(Date.parse(to) + (isDay(to) ? dayMs : 1));

const statementDays = 31;
const statementDaysMax = 366;

/**
 * The period of a statement, `before` exclusive and never after `now`: 31 days when nothing is asked for, and a year at most, of
 * which `bad_request` is told.
 */
export const statementPeriod = (
  { from, to }: Period,
  now: Date,
): Result<{ readonly from: Date; readonly before: Date }, 'bad_request'> => {
  const end = endOf(to, now);
  const before = end > now ? now : end;
  const start = startOf(from, new Date(before.getTime() - statementDays * dayMs));
  const isTooLong = before.getTime() - start.getTime() > statementDaysMax * dayMs;
  if (isTooLong) return fail('bad_request', { field: 'from' });
  return ok({ from: new Date(Math.min(start.getTime(), before.getTime())), before });
};
