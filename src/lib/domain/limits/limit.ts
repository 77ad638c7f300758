import { fail, ok, type Result } from '../result.ts';

/** What a player may bound. `session` is time at the tables; the others are money of all wallets together. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Windows that roll: the last 24 hours, 7 days, 30 days. */
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const hourMs = 3_600_000;

/** How far each period reaches back from now. */
export const windowMs: Readonly<Record<LimitPeriod, number>> = {
  DAY: 24 * hourMs,
  WEEK: 7 * 24 * hourMs,
  MONTH: 30 * 24 * hourMs,
};

/** EUR cents, or whole minutes where the kind is `session`; null: no limit. */
type Bound = bigint | null;

/** What holds, and the easing that waits for its day and the player's second word. */
export type Limit = {
  readonly value: Bound;
  readonly pending: { readonly value: Bound; readonly dueAt: Date } | null;
};

export const noLimit: Limit = { value: null, pending: null };

/** From the player's wish to be less bound to the moment it may be confirmed (GLI-19 2.5.5, A.3.7; RTS 12B). */
export const easingMs = 24 * hourMs;

/** How long it may be confirmed then. Left to lie it lapses: no raise stands ready for a bad hour weeks later. */
export const easingOpenMs = 7 * 24 * hourMs;

/** The limit as it is at `now`: an easing that lapsed is none. */
export const standing = (limit: Limit, now: Date): Limit =>
  limit.pending !== null && now.getTime() >= limit.pending.dueAt.getTime() + easingOpenMs
    ? { value: limit.value, pending: null }
    : limit;

/** Whether `wanted` binds more than `present`. */
const isTighter = (wanted: Bound, present: Bound): boolean => wanted !== null && (present === null || wanted < present);

/**
 * The limit after the player asked for `wanted`. What binds more holds at once; what binds less waits, and what holds goes on
 * holding. Each new wish takes the place of the one that waited: asking twice never makes a wait shorter.
 */
export const askFor = (limit: Limit, wanted: Bound, now: Date): Limit => {
  if (wanted === limit.value) return { value: limit.value, pending: null };
  if (isTighter(wanted, limit.value)) return { value: wanted, pending: null };
  return { value: limit.value, pending: { value: wanted, dueAt: new Date(now.getTime() + easingMs) } };
};

/** The player's second word. Before the day it is `limit_not_due`; without a wish that waits, `not_found`. */
export const confirm = (limit: Limit, now: Date): Result<Limit, 'not_found' | 'limit_not_due'> => {
  const { pending } = standing(limit, now);
  if (pending === null) return fail('not_found');
  if (now < pending.dueAt) return fail('limit_not_due', { dueAt: pending.dueAt.toISOString() });
  return ok({ value: pending.value, pending: null });
};
