import { emailKeyOf } from '#domain/identity/email.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findPlayerByEmail, type PlayerRow, returnSignInTry, updatePasswordHash } from '../../db/queries/identity.ts';
import { holdPassword } from '../../db/queries/passwords.ts';
import { findSecondFactor, insertTicket, type SecondFactorRow } from '../../db/queries/second-factor.ts';
import type { Caller } from '../caller.ts';
import { admitAttempt } from './attempts.ts';
import { admitPlayer, type Barred, type Brought, type Entered, enter } from './enter.ts';
import { triesOf } from './known-device.ts';
import { writeSecurityEvent } from './security-events.ts';
import { hashToken, newToken } from './tokens.ts';

export type SignInInput = Brought & {
  readonly email: string;
  readonly password: string;
  readonly captcha: string;
};

type SignInError = 'captcha_failed' | 'account_locked' | 'credentials_wrong' | Barred | 'unavailable';

/** How long the code may take to come after the password. */
const ticketLivesMs = 5 * 60_000;

/** In, or half-way: the password was right and `ticket`, a secret of 256 bits, is to come back with a code (`completeSignIn`). */
export type SignInOutcome =
  | ({ readonly step: 'in' } & Entered)
  | { readonly step: 'second_factor'; readonly ticket: string; readonly confirmed: boolean };

/**
 * Signs a player in. Known and unknown addresses take the same steps and the same time until the password is right.
 * Who tries too often waits: by the browser where it signed this player in before, else by the address (decision 044).
 * `account_locked` carries `retryAfterSeconds`; `player_excluded` and `account_closed` are told only to who knows the password.
 */
export async function signIn(
  ctx: ServerContext,
  caller: Caller,
  input: SignInInput,
): Promise<Result<SignInOutcome, SignInError>> {
  if (!(await ctx.captcha.verify(input.captcha, 'login'))) return fail('captcha_failed');
  const now = ctx.clock.now();
  const key = emailKeyOf(input.email);
  const { attempt } = await triesOf(ctx, input.email, input.deviceToken ?? null);
  const retryAfterSeconds = await admitAttempt(ctx, attempt, now);
  if (retryAfterSeconds > 0) {
    await writeSecurityEvent(ctx.db, now, 'sign_in_delayed', { playerId: null, caller }, { retryAfterSeconds });
    return fail('account_locked', { retryAfterSeconds });
  }
  const [player] = await ctx.db.query<PlayerRow>(findPlayerByEmail, [key, now]);
  const verdict = await ctx.passwords.verify(player?.password_hash ?? null, input.password);
  if (!verdict.ok) {
    await ctx.db.query(returnSignInTry, [attempt, now]);
    return verdict;
  }
  const who = { playerId: player?.id ?? null, caller };
  if (player === undefined || !verdict.value.matches) {
    await writeSecurityEvent(ctx.db, now, 'sign_in_failed', who);
    return fail('credentials_wrong');
  }
  const admitted = await admitPlayer(ctx, caller, player);
  if (!admitted.ok) return admitted;
  const hash = verdict.value.stale ? await rehash(ctx, caller, player, input.password) : player.password_hash;
  const { priorToken, deviceToken } = input;
  return ctx.db.transaction(async (tx) => {
    if ((await tx.query(holdPassword, [player.id, hash])).length === 0) return fail('credentials_wrong');
    const ticket = await askForCode(ctx, tx, caller, player);
    if (ticket !== null) return ok({ step: 'second_factor', ticket, confirmed: player.confirmed_at !== null });
    return ok({ step: 'in', ...(await enter(ctx, tx, caller, player, { by: 'password', priorToken, deviceToken })) });
  });
}

/** A ticket for the second step when the player has switched it on. Until then nothing is forgotten and nothing begins. */
async function askForCode(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  player: PlayerRow,
): Promise<string | null> {
  const [factor] = await tx.query<SecondFactorRow>(findSecondFactor, [player.id]);
  if (!factor?.confirmed_at) return null;
  const now = ctx.clock.now();
  const ticket = newToken(ctx.random);
  await tx.query(insertTicket, [hashToken(ticket), player.id, now, new Date(now.getTime() + ticketLivesMs)]);
  await writeSecurityEvent(tx, now, 'second_factor_asked', { playerId: player.id, caller });
  return ticket;
}

/** Brings a hash of older parameters up to date while the password is at hand, and gives the one in use; another change wins. */
async function rehash(ctx: ServerContext, caller: Caller, player: PlayerRow, password: string): Promise<string> {
  const hashed = await ctx.passwords.hash(password);
  if (!hashed.ok) return player.password_hash;
  const changed = await ctx.db.query(updatePasswordHash, [player.id, hashed.value, player.password_hash]);
  if (changed.length === 0) return player.password_hash;
  await writeSecurityEvent(ctx.db, ctx.clock.now(), 'password_rehashed', { playerId: player.id, caller });
  return hashed.value;
}
