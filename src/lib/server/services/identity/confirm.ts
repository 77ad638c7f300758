import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  confirmPlayer,
  findEmailToken,
  insertEmailToken,
  lockPlayer,
  useEmailToken,
} from '../../db/queries/identity.ts';
import { enqueueMail, lastMail } from '../../db/queries/mail.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from './security-events.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

/** Ten minutes from the moment the mail is sent (ASVS 6.5.5); another link is one press away. */
export const confirmationLivesMs = 10 * 60_000;

/** One confirmation mail a minute and player at most. */
const resendEveryMs = 60_000;

/** Makes the secret of a mailed link. Called when the mail is sent, so that the plain token is stored nowhere. */
export async function newConfirmationToken(ctx: ServerContext, playerId: string): Promise<string> {
  const now = ctx.clock.now();
  const token = newToken(ctx.random);
  const until = new Date(now.getTime() + confirmationLivesMs);
  await ctx.db.query(insertEmailToken, [hashToken(token), playerId, 'confirm', now, until]);
  return token;
}

type ConfirmError = 'token_invalid' | 'token_expired' | 'already_confirmed';

/** Confirms the address with the token of the mail, once. Needs no session: the mail may be read on another device. */
export async function confirmAccount(
  ctx: ServerContext,
  caller: Caller,
  token: string,
): Promise<Result<{ readonly playerId: string }, ConfirmError>> {
  if (!isToken(token)) return fail('token_invalid');
  const now = ctx.clock.now();
  const hash = hashToken(token);
  return ctx.db.transaction(async (tx) => {
    const [used] = await tx.query<{ player_id: string }>(useEmailToken, [hash, 'confirm', now]);
    if (used === undefined) return fail(await whyRefused(tx, hash, now));
    const changed = await tx.query(confirmPlayer, [used.player_id, now]);
    if (changed.length === 0) return fail('already_confirmed');
    await writeSecurityEvent(tx, now, 'email_confirmed', { playerId: used.player_id, caller });
    return ok({ playerId: used.player_id });
  });
}

type TokenRow = { used_at: Date | null; expires_at: Date; confirmed_at: Date | null };

async function whyRefused(tx: Queryable, hash: Buffer, now: Date): Promise<ConfirmError> {
  const [row] = await tx.query<TokenRow>(findEmailToken, [hash, 'confirm']);
  if (row === undefined) return 'token_invalid';
  if (row.confirmed_at !== null) return 'already_confirmed';
  return row.used_at === null && row.expires_at <= now ? 'token_expired' : 'token_invalid';
}

/** Mails the link again. `rate_limited` carries `retryAfterSeconds`. */
export async function resendConfirmation(
  ctx: ServerContext,
  session: PlayerSession,
): Promise<Result<void, 'already_confirmed' | 'rate_limited'>> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // The lock makes many presses at once one mail.
    const [player] = await tx.query<{ confirmed_at: Date | null }>(lockPlayer, [session.playerId]);
    if (player === undefined || player.confirmed_at !== null) return fail('already_confirmed');
    const [last] = await tx.query<{ created_at: Date }>(lastMail, [session.playerId, 'confirm']);
    const waitMs = last === undefined ? 0 : last.created_at.getTime() + resendEveryMs - now.getTime();
    if (waitMs > 0) return fail('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    await tx.query(enqueueMail, ['confirm', session.playerId, now, {}]);
    return ok(undefined);
  });
}
