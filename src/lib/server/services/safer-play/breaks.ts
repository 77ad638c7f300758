import {
  type ExclusionPeriod,
  exclusionDays,
  lengthen,
  type TimeOutPeriod,
  timeOutDays,
  type Until,
} from '#domain/limits/breaks.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type BreakRow,
  endGameSessions,
  endMarketing,
  excludePlayer,
  findBreaks,
  timeOutPlayer,
} from '../../db/queries/breaks.ts';
import { forgetKnownDevices } from '../../db/queries/known-devices.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { endAllSessions } from '../../db/queries/sessions.ts';
import { type ByStaff, isAsShown } from '../account/standing.ts';
import type { Caller } from '../caller.ts';
import { noteAct } from '../desk/note-act.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { releaseRounds } from './release-rounds.ts';
import { flagOtherAccounts } from './same-person.ts';

/**
 * A break from games and deposits, which ends by itself and can only be made longer. The player stays signed in, may finish
 * what is under way and may have money paid out.
 */
export const takeTimeOut = async (
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
  period: TimeOutPeriod,
): Promise<Result<{ timeOutUntil: string }, 'time_out_not_longer'>> => {
  const taken = await storeTimeOut(ctx, caller, playerId, period);
  if (taken.ok) await ctx.keepJournal();
  return taken;
};

const storeTimeOut = (
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
  period: TimeOutPeriod,
): Promise<Result<{ timeOutUntil: string }, 'time_out_not_longer'>> =>
  ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const now = ctx.clock.now();
    const { timed_out_until: present } = await breaksOf(tx, playerId);
    const until = lengthen(present, timeOutDays[period], now, 'time_out_not_longer');
    if (!until.ok) return until;
    if (until.value === 'for_good') throw new Error('a time-out ends');
    await tx.query(timeOutPlayer, [playerId, until.value]);
    const facts = { period, until: until.value.toISOString() };
    await writeSecurityEvent(tx, now, 'timed_out', { playerId, caller }, facts);
    return ok({ timeOutUntil: until.value.toISOString() });
  });

/**
 * Excludes a player, at once: every session ends, nothing is staked, deposited or advertised until it is over, and it can only
 * be made longer. Rounds left open are decided or given back as is better for the player. `excludedUntil` null: for good.
 */
export const exclude = (
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
  period: ExclusionPeriod,
): Promise<Result<Excluded, 'exclusion_not_longer'>> =>
  // Nothing was shown to anybody else, and so nothing is otherwise.
  excludeAtOnce(ctx, caller, playerId, period) as Promise<Result<Excluded, 'exclusion_not_longer'>>;

/** The same of who asks the house's people for it. */
export const excludeByStaff = (
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
  period: ExclusionPeriod,
  by: ByStaff,
): Promise<Result<Excluded, ExclusionFault>> => excludeAtOnce(ctx, caller, playerId, period, by);

const excludeAtOnce = async (
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
  period: ExclusionPeriod,
  by?: ByStaff,
): Promise<Result<Excluded, ExclusionFault>> => {
  const excluded = await storeExclusion(ctx, caller, playerId, period, by);
  if (!excluded.ok) return excluded;
  await ctx.keepJournal();
  await releaseRounds(ctx, playerId);
  return excluded;
};

type ExclusionFault = 'exclusion_not_longer' | 'changed_since_shown';

type Excluded = { readonly excludedUntil: string | null };

/** The exclusion alone: what was left open is decided by the house within a minute. `by`: whoever of the house was asked for it. */
export const storeExclusion = (
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  caller: Caller,
  playerId: string,
  period: ExclusionPeriod,
  by?: ByStaff,
): Promise<Result<Excluded, ExclusionFault>> =>
  db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const now = clock.now();
    const asShown = await isAsShown(tx, playerId, by ?? {}, now);
    if (!asShown.ok) return asShown;
    const present = excludedUntil(await breaksOf(tx, playerId));
    const until = lengthen(present, exclusionDays[period], now, 'exclusion_not_longer');
    if (!until.ok) return until;
    const end = until.value === 'for_good' ? null : until.value.toISOString();
    await tx.query(excludePlayer, [playerId, end ?? 'infinity']);
    await tx.query(endAllSessions, [playerId, now, null]);
    await tx.query(forgetKnownDevices, [playerId]);
    await tx.query(endGameSessions, [playerId, now]);
    await tx.query(endMarketing, [playerId]);
    await writeSecurityEvent(tx, now, 'self_excluded', { playerId, caller }, { period, until: end });
    await tx.query(enqueueMail, ['self_excluded', playerId, now, { until: end }]);
    await flagOtherAccounts(tx, caller, playerId, now);
    if (by !== undefined)
      await noteAct(tx, now, by.actor, {
        act: 'players.exclude',
        subject: { kind: 'player', id: playerId },
        players: [playerId],
        reason: by.reason,
        facts: { period, until: end },
      });
    return ok({ excludedUntil: end });
  });

const breaksOf = async (tx: Queryable, playerId: string): Promise<BreakRow> => {
  const [row] = await tx.query<BreakRow>(findBreaks, [playerId]);
  if (!row) throw new Error('no such player');
  return row;
};

const excludedUntil = ({ for_good: isForGood, excluded_until: until }: BreakRow): Until =>
  isForGood ? 'for_good' : until;
