import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { endOwnSession, endSessionsBut, type LiveSessionRow, listLiveSessions } from '../../db/queries/sessions.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { type Device, deviceOf } from './device.ts';
import { writeSecurityEvent } from './security-events.ts';
import { sessionLimits } from './sessions.ts';

export type ListedSession = Device & {
  readonly id: string;
  readonly current: boolean;
  /** ISO 3166 as it was at sign-in; null when nobody places the address. */
  readonly country: string | null;
  readonly ip: string;
  readonly createdAt: string;
  readonly seenAt: string;
};

const aliveAfter = (now: Date): Date => new Date(now.getTime() - sessionLimits.idleMs);

/** The player's sessions that are alive, the one that asks first, then by last use. */
export async function listSessions(ctx: ServerContext, session: PlayerSession): Promise<ListedSession[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db.query<LiveSessionRow>(listLiveSessions, [session.playerId, now, aliveAfter(now)]);
  const listed = rows.map((row) => ({
    ...deviceOf(row.user_agent),
    id: row.id,
    current: row.id === session.sessionId,
    country: row.country,
    ip: row.ip,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
  return [...listed.filter(({ current }) => current), ...listed.filter(({ current }) => !current)];
}

/** Ends one of the player's own sessions. Somebody else's is not there, as little as one that never was. */
export async function endOneSession(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  id: string,
): Promise<Result<void, 'not_found'>> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const ended = await tx.query(endOwnSession, [id, session.playerId, now, aliveAfter(now)]);
    if (ended.length === 0) return fail('not_found');
    await writeSecurityEvent(tx, now, 'sessions_ended', { playerId: session.playerId, caller }, { ended: 1 });
    return ok(undefined);
  });
}

/** Ends all of the player's sessions but the one that asks; the number of those that were alive. */
export async function endOtherSessions(ctx: ServerContext, caller: Caller, session: PlayerSession): Promise<number> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const { length: ended } = await tx.query(endSessionsBut, [
      session.playerId,
      session.sessionId,
      now,
      aliveAfter(now),
    ]);
    const who = { playerId: session.playerId, caller };
    if (ended > 0) await writeSecurityEvent(tx, now, 'sessions_ended', who, { ended });
    return ended;
  });
}
