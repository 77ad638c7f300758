import { formatBound, parseBound } from '#domain/limits/bound.ts';
import {
  askFor,
  confirm,
  type Limit,
  type LimitKind,
  type LimitPeriod,
  noLimit,
  standing,
} from '#domain/limits/limit.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findLimit, markOffered, refreshGuard, type StoredLimitRow, storeLimit } from '../../db/queries/safer-play.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { notify } from '../inbox/notify.ts';
import { type SaferPlay, saferPlay } from './read.ts';

/** Which of the twelve. */
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod };
type BoundError = 'amount_invalid' | 'amount_overprecise' | 'amount_below_minimum' | 'amount_above_maximum';

/** Sets a limit: what binds more at once, what binds less after 24 hours and `confirmLimit`. `value` null: none. */
export const setLimit = async (
  ctx: ServerContext,
  caller: Caller,
  player: PlayerSession,
  { kind, period, value }: LimitName & { readonly value: string | null },
): Promise<Result<SaferPlay, BoundError>> => {
  const wanted = value === null ? ok(null) : parseBound(kind, period, value);
  if (!wanted.ok) return wanted;
  return changeLimit(ctx, caller, player, { kind, period }, (limit, now) => {
    const asked = askFor(limit, wanted.value, now);
    return ok({ limit: asked, event: asked.pending ? 'limit_easing_asked' : 'limit_set' });
  });
};

/** The second word for an easing that is due. */
export const confirmLimit = (
  ctx: ServerContext,
  caller: Caller,
  player: PlayerSession,
  name: LimitName,
): Promise<Result<SaferPlay, 'not_found' | 'limit_not_due'>> =>
  changeLimit(ctx, caller, player, name, (limit, now) => {
    const confirmed = confirm(limit, now);
    return confirmed.ok ? ok({ limit: confirmed.value, event: 'limit_easing_confirmed' }) : confirmed;
  });

/** Takes an easing back that waits. */
export const cancelLimitChange = (
  ctx: ServerContext,
  caller: Caller,
  player: PlayerSession,
  name: LimitName,
): Promise<Result<SaferPlay, 'not_found'>> =>
  changeLimit(ctx, caller, player, name, (limit) =>
    limit.pending ? ok({ limit: { ...limit, pending: null }, event: 'limit_easing_cancelled' }) : fail('not_found'),
  );

/** Goes on without limits where they are offered. */
export const declineLimits = async (
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
): Promise<Result<undefined, never>> => {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await tx.query(markOffered, [playerId, now]);
    await writeSecurityEvent(tx, now, 'limits_declined', { playerId, caller });
  });
  return ok(undefined);
};

type LimitEvent = 'limit_set' | 'limit_easing_asked' | 'limit_easing_confirmed' | 'limit_easing_cancelled';
type Change = { readonly limit: Limit; readonly event: LimitEvent };

/** One transaction under the player's lock: a stake or deposit comes before the change or meets it. */
const changeLimit = async <Code extends string>(
  ctx: ServerContext,
  caller: Caller,
  player: PlayerSession,
  name: LimitName,
  change: (limit: Limit, now: Date) => Result<Change, Code>,
): Promise<Result<SaferPlay, Code>> => {
  const { playerId } = player;
  const changed = await ctx.db.transaction(async (tx): Promise<Result<null, Code>> => {
    await tx.query(lockPlay, [playerId]);
    const now = ctx.clock.now();
    const before = standing(await storedLimit(tx, playerId, name), now);
    const result = change(before, now);
    if (!result.ok) return result;
    const { limit, event } = result.value;
    await tx.query(storeLimit, [
      playerId,
      name.kind,
      name.period,
      limit.value,
      limit.pending?.dueAt ?? null,
      limit.pending?.value ?? null,
      now,
    ]);
    await tx.query(markOffered, [playerId, now]);
    await tx.query(refreshGuard, [playerId, now]);
    const shown = (bound: bigint | null) => (bound === null ? null : formatBound(name.kind, bound));
    const facts = { ...name, before: shown(before.value), value: shown(limit.value) };
    const wish = limit.pending ? { wanted: shown(limit.pending.value) } : {};
    await writeSecurityEvent(tx, now, event, { playerId, caller }, { ...facts, ...wish });
    if (limit.value !== before.value) {
      const told = { limit: name.kind, period: name.period, value: facts.value };
      await notify(tx, playerId, { kind: 'limit_changed', facts: told }, now);
    }
    return ok(null);
  });
  if (!changed.ok) return changed;
  await ctx.keepJournal();
  return ok(await saferPlay(ctx, player));
};

const storedLimit = async (tx: Queryable, playerId: string, { kind, period }: LimitName): Promise<Limit> => {
  const [row] = await tx.query<StoredLimitRow>(findLimit, [playerId, kind, period]);
  if (!row) return noLimit;
  return { value: row.value, pending: row.due_at && { value: row.pending_value, dueAt: row.due_at } };
};
