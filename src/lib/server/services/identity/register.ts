import { emailKeyOf, mayRegister } from '#domain/identity/email.ts';
import { type PersonName, splitFullName } from '#domain/identity/full-name.ts';
import { isPasswordGuessable, isPasswordLength } from '#domain/identity/password.ts';
import { asciiEmail } from '#domain/identity/typed-email.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { endSession, insertPlayer, isEmailTaken, isMailboxExcluded } from '../../db/queries/identity.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import type { Caller } from '../caller.ts';
import { askRegisters } from '../registers/ask.ts';
import { acceptAtSignUp } from '../terms/accept-terms.ts';
import { createWallet } from '../wallet/create-wallet.ts';
import { isCommonPassword } from './common-passwords.ts';
import { plain, writeSecurityEvent } from './security-events.ts';
import { type SignedIn, startSession } from './sessions.ts';
import { hashToken, newUuid } from './tokens.ts';
import { validateEmail } from './validate-email.ts';

export type RegisterInput = {
  readonly fullName: string;
  /** The parts of the full name as the player has put them; without the first they are guessed. */
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email: string;
  readonly password: string;
  /** Both boxes: the terms are accepted, the player is 18 or older. */
  readonly terms: boolean;
  readonly adult: boolean;
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly captcha: string;
  readonly clickId?: string | undefined;
  readonly priorToken?: string | null;
};

type RegisterError =
  | 'captcha_failed'
  | 'terms_not_accepted'
  | 'bad_request'
  | 'email_not_accepted'
  | 'password_too_common'
  | 'email_taken'
  | 'unavailable';

/**
 * Signs a player up and in: player, default wallet, confirmation mail, session and audit row in one transaction.
 * Refusals in the order of `RegisterError`; `email_not_accepted` carries the `status`, `bad_request` the `field`.
 */
export async function register(
  ctx: ServerContext,
  caller: Caller,
  input: RegisterInput,
): Promise<Result<SignedIn, RegisterError>> {
  const checked = await checkRegistration(ctx, caller, input);
  if (!checked.ok) return checked;
  const hashed = await ctx.passwords.hash(input.password);
  if (!hashed.ok) return hashed;
  const stored = await storePlayer(ctx, caller, input, checked.value, hashed.value);
  // What most registers need is not known yet: until the profile says it, nothing is played for money.
  if (stored.ok) await askRegisters(ctx, { playerId: stored.value.session.playerId, caller }, 'sign_up');
  return stored;
}

/** Everything that can be refused before the cost of a password hash is spent. */
async function checkRegistration(
  ctx: ServerContext,
  caller: Caller,
  input: RegisterInput,
): Promise<Result<PersonName, RegisterError>> {
  if (!(await ctx.captcha.verify(input.captcha, 'register_in_home'))) return fail('captcha_failed');
  if (!input.terms || !input.adult) return fail('terms_not_accepted');
  const { fullName, firstName, lastName = '' } = input;
  const isParted = firstName !== undefined || lastName !== '';
  if (splitFullName(fullName) === undefined) return fail('bad_request', { field: 'fullName' });
  const name = splitFullName(fullName, isParted ? { firstName: firstName ?? '', lastName } : undefined);
  if (name === undefined) return fail('bad_request', { field: 'firstName' });
  if (!isPasswordLength(input.password)) return fail('bad_request', { field: 'password' });
  const status = await validateEmail(ctx, input.email);
  if (!mayRegister(status)) return fail('email_not_accepted', { status });
  if (isPasswordGuessable(input.password, input.email) || (await isCommonPassword(input.password)))
    return fail('password_too_common');
  const key = emailKeyOf(input.email);
  const now = ctx.clock.now();
  // In the words of any address that is taken: who is excluded is nobody's business but theirs.
  if ((await ctx.db.query(isMailboxExcluded, [key, now])).length > 0) {
    await writeSecurityEvent(ctx.db, now, 'registration_excluded', { playerId: null, caller });
    return fail('email_taken');
  }
  if ((await ctx.db.query(isEmailTaken, [key])).length > 0) return fail('email_taken');
  return ok(name);
}

async function storePlayer(
  ctx: ServerContext,
  caller: Caller,
  input: RegisterInput,
  name: PersonName,
  passwordHash: string,
): Promise<Result<SignedIn, 'email_taken'>> {
  const now = ctx.clock.now();
  const id = newUuid(ctx.random);
  const email = asciiEmail(input.email.trim());
  const { fullName, firstName, lastName, isGuessed } = name;
  const clickId = input.clickId === undefined ? null : plain(input.clickId, 255);
  return ctx.db.transaction(async (tx) => {
    const person = [fullName, firstName, lastName, isGuessed];
    const values = [id, email, emailKeyOf(email), passwordHash, ...person, input.language, clickId];
    // Two registrations at once: the unique address lets one of them in.
    if ((await tx.query(insertPlayer, [...values, now])).length === 0) return fail('email_taken');
    await acceptAtSignUp(tx, ctx, id, now);
    await createWallet(tx, id, input.currency, now, true);
    await tx.query(enqueueMail, ['confirm', id, now, {}]);
    if (input.priorToken) await tx.query(endSession, [hashToken(input.priorToken), now]);
    await writeSecurityEvent(tx, now, 'registered', { playerId: id, caller }, { adult: true, terms: true });
    return ok(await startSession(ctx, tx, caller, { id, email, confirmed: false }));
  });
}
