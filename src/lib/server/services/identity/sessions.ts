import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { endSession, findSession, insertSession, type SessionRow, touchSession } from '../../db/queries/identity.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { plain, writeSecurityEvent } from './security-events.ts';
import { hashToken, isToken, newToken, newUuid } from './tokens.ts';

const minute = 60_000;

/** After half an hour without a call the player signs in again; after 30 days in any case (GLI-19 2.5.4, ASVS 7.3). */
export const sessionLimits = { idleMs: 30 * minute, absoluteMs: 30 * 24 * 60 * minute, touchMs: minute } as const;

/** A new session. `token` goes into the cookie and nowhere else; the database keeps its sha256. */
export type SignedIn = { readonly token: string; readonly expiresAt: Date; readonly session: PlayerSession };

type Player = { readonly id: string; readonly email: string; readonly confirmed: boolean };

/** Starts a session with a token of its own, whatever cookie the browser came with: a planted one gains nothing. */
export async function startSession(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  player: Player,
): Promise<SignedIn> {
  const now = ctx.clock.now();
  const token = newToken(ctx.random);
  const sessionId = newUuid(ctx.random);
  const expiresAt = new Date(now.getTime() + sessionLimits.absoluteMs);
  const from = [plain(caller.userAgent, 300), caller.ip, countryOf(caller)];
  await tx.query(insertSession, [hashToken(token), sessionId, player.id, now, expiresAt, ...from]);
  return {
    token,
    expiresAt,
    session: { sessionId, playerId: player.id, email: player.email, confirmed: player.confirmed },
  };
}

/**
 * The session behind a cookie's token, or null when it is unknown, ended, idle for too long, too old or its player is
 * excluded. Looked up anew for each request. Its last use is written at most once a minute, so that reads stay reads.
 */
export async function currentSession(ctx: ServerContext, token: string): Promise<PlayerSession | null> {
  if (!isToken(token)) return null;
  const now = ctx.clock.now();
  const hash = hashToken(token);
  const usedAfter = new Date(now.getTime() - sessionLimits.idleMs);
  const [row] = await ctx.db.query<SessionRow>(findSession, [hash, now, usedAfter]);
  if (row === undefined) return null;
  if (now.getTime() - row.seen_at.getTime() >= sessionLimits.touchMs) await ctx.db.query(touchSession, [hash, now]);
  return { sessionId: row.id, playerId: row.player_id, email: row.email, confirmed: row.confirmed_at !== null };
}

/** The country as a session keeps it; null when nobody places the address. */
export const countryOf = ({ country }: Caller): string | null => (country === 'ZZ' ? null : country);

export const isAuthenticated = async (ctx: ServerContext, token: string | null): Promise<boolean> =>
  token !== null && (await currentSession(ctx, token)) !== null;

/** Ends the session of this token for good, on the server. Ending one that is over is fine. */
export async function signOut(ctx: ServerContext, caller: Caller, token: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx.query<{ player_id: string }>(endSession, [hashToken(token), now]);
    if (ended !== undefined) await writeSecurityEvent(tx, now, 'signed_out', { playerId: ended.player_id, caller });
  });
}
