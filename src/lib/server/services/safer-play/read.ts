import type { ResponseOf } from '#contract/call.ts';
import type { readSaferPlay } from '#contract/profile/safer-play.ts';
import { formatBound } from '#domain/limits/bound.ts';
import { limitKinds, limitPeriods, standing } from '#domain/limits/limit.ts';
import { showUsed } from '#domain/limits/use.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import {
  type AssessmentRow,
  findAssessment,
  type LifetimeRow,
  type LimitRow,
  listLifetime,
  listLimits,
  readState,
  type StateRow,
} from '../../db/queries/safer-play.ts';
import type { PlayerSession } from '../caller.ts';
import { presentAssessment } from './assessment.ts';

export type SaferPlay = ResponseOf<typeof readSaferPlay>;

/** Limits, breaks and what the account has taken in all. */
export const saferPlay = async (ctx: ServerContext, { playerId }: PlayerSession): Promise<SaferPlay> => {
  const now = ctx.clock.now();
  const limits = await ctx.db.query<LimitRow>(listLimits, [playerId, now]);
  const [state] = await ctx.db.query<StateRow>(readState, [playerId]);
  const lifetime = await ctx.db.query<LifetimeRow>(listLifetime, [playerId]);
  const [assessment] = await ctx.db.query<AssessmentRow>(findAssessment, [playerId]);
  const { timed_out_until: timedOut = null, reality_minutes: minutes = null, offered_at: offered = null } = state ?? {};
  return {
    limits: limits.sort((a, b) => placeOf(a) - placeOf(b)).map((row) => presentLimit(row, now)),
    timeOutUntil: timedOut !== null && timedOut > now ? timedOut.toISOString() : null,
    realityCheckMinutes: minutes,
    lifetime: lifetime.map(presentLifetime),
    assessment: assessment ? presentAssessment(assessment) : null,
    limitsOffered: offered !== null,
  };
};

const placeOf = ({ kind, period }: LimitRow): number =>
  limitKinds.indexOf(kind) * limitPeriods.length + limitPeriods.indexOf(period);

const presentLimit = ({ kind, period, value, used, due_at: dueAt, pending_value: wanted }: LimitRow, now: Date) => {
  const { pending } = standing({ value, pending: dueAt && { value: wanted, dueAt } }, now);
  const bound = (amount: bigint | null) => (amount === null ? null : formatBound(kind, amount));
  return {
    kind,
    period,
    value: bound(value),
    used: showUsed(kind, used),
    pending: pending && { value: bound(pending.value), dueAt: pending.dueAt.toISOString() },
  };
};

const presentLifetime = ({ currency, deposited, withdrawn }: LifetimeRow) => ({
  currency,
  deposited: formatAmount(deposited, currency),
  withdrawn: formatAmount(withdrawn, currency),
  net: formatAmount(deposited - withdrawn, currency),
});
