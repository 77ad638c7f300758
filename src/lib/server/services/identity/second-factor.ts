import { fail, ok, type Result } from '#domain/result.ts';
import { seal, sealIvBytes } from '../../common/sealed.ts';
import type { ServerContext } from '../../context.ts';
import { lockPlayer } from '../../db/queries/identity.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import {
  beginSecondFactor,
  confirmSecondFactor as confirmRow,
  countRecoveryCodes,
  dropRecoveryCodes,
  dropSecondFactor,
  findSecondFactor,
  forgetCodeTries,
  type SecondFactorRow,
} from '../../db/queries/second-factor.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { admitCodeTry, keyOf, takeCode } from './check-code.ts';
import { checkPassword, hasRecentProof, type PasswordError } from './proof.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { writeSecurityEvent } from './security-events.ts';
import { newTotpKey, stepOfCode, totpUri } from './totp.ts';

/** A key that was shown and not confirmed is forgotten after this. */
const startedLivesMs = 30 * 60_000;

export type SecondFactor = {
  /** When it was switched on; null while it is off. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
};

export async function readSecondFactor(ctx: ServerContext, session: PlayerSession): Promise<SecondFactor> {
  const [row] = await ctx.db.query<SecondFactorRow>(findSecondFactor, [session.playerId]);
  const since = row?.confirmed_at?.toISOString() ?? null;
  if (since === null) return { since, recoveryCodesLeft: 0 };
  const [codes] = await ctx.db.query<{ unused: number }>(countRecoveryCodes, [session.playerId]);
  return { since, recoveryCodesLeft: codes?.unused ?? 0 };
}

/** What the app needs: the key as text, and as the address that a QR code holds. */
export type StartedFactor = { readonly key: string; readonly uri: string };

/** Makes a key for the player's app. It changes nothing until a code of it comes back; starting again makes another. */
export async function startSecondFactor(
  ctx: ServerContext,
  session: PlayerSession,
): Promise<Result<StartedFactor, 'sign_in_again' | 'second_factor_on'>> {
  if (!(await hasRecentProof(ctx, session))) return fail('sign_in_again');
  const key = newTotpKey(ctx.random);
  const sealed = seal(ctx.config.secrets.factors, ctx.random.bytes(sealIvBytes), key, session.playerId);
  const begun = await ctx.db.query(beginSecondFactor, [session.playerId, sealed, ctx.clock.now()]);
  if (begun.length === 0) return fail('second_factor_on');
  return ok({ key, uri: totpUri(key, ctx.config.operatorName, session.email) });
}

type RecoveryCodes = { readonly recoveryCodes: string[] };
type ConfirmError = 'second_factor_off' | 'second_factor_on' | 'second_factor_wrong' | 'account_locked';

/** Switches it on with the first code of the app, and gives the recovery codes, this once. */
export async function confirmSecondFactor(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  code: string,
): Promise<Result<RecoveryCodes, ConfirmError>> {
  const { playerId } = session;
  const now = ctx.clock.now();
  const [row] = await ctx.db.query<SecondFactorRow>(findSecondFactor, [playerId]);
  if (row?.confirmed_at) return fail('second_factor_on');
  if (row === undefined || now.getTime() - row.started_at.getTime() > startedLivesMs) return fail('second_factor_off');
  const admitted = await admitCodeTry(ctx, caller, playerId);
  if (!admitted.ok) return admitted;
  const step = stepOfCode(keyOf(ctx, playerId, row), code.replaceAll(/\s/g, ''), now);
  if (step === null) return fail('second_factor_wrong');
  return ctx.db.transaction(async (tx) => {
    const switched = await tx.query(confirmRow, [playerId, row.secret_sealed, now, step]);
    if (switched.length === 0) return fail('second_factor_on');
    await tx.query(forgetCodeTries, [playerId]);
    const recoveryCodes = await replaceRecoveryCodes(ctx, tx, playerId);
    await writeSecurityEvent(tx, now, 'second_factor_on', { playerId, caller });
    await tx.query(enqueueMail, ['access_changed', playerId, now, { change: 'second_factor_on' }]);
    return ok({ recoveryCodes });
  });
}

/** Ten new recovery codes instead of those that are left. */
export async function renewRecoveryCodes(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
): Promise<Result<RecoveryCodes, 'sign_in_again' | 'second_factor_off'>> {
  if (!(await hasRecentProof(ctx, session))) return fail('sign_in_again');
  const { playerId } = session;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // Of two at once the second drops what the first gave.
    await tx.query(lockPlayer, [playerId]);
    const [row] = await tx.query<SecondFactorRow>(findSecondFactor, [playerId]);
    if (!row?.confirmed_at) return fail('second_factor_off');
    const recoveryCodes = await replaceRecoveryCodes(ctx, tx, playerId);
    await writeSecurityEvent(tx, now, 'recovery_codes_renewed', { playerId, caller });
    await tx.query(enqueueMail, ['access_changed', playerId, now, { change: 'recovery_codes_renewed' }]);
    return ok({ recoveryCodes });
  });
}

/** Either will do; when both are given the code counts. */
export type OffProof = { readonly password?: string | undefined; readonly code?: string | undefined };
type OffError = 'second_factor_off' | 'second_factor_wrong' | PasswordError;

/** Switches it off: with the password, or with a code of the app or a recovery code. */
export async function switchOffSecondFactor(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  proof: OffProof,
): Promise<Result<void, OffError>> {
  const { playerId } = session;
  const [row] = await ctx.db.query<SecondFactorRow>(findSecondFactor, [playerId]);
  if (!row?.confirmed_at) return fail('second_factor_off');
  const { code } = proof;
  const admitted =
    code === undefined
      ? await checkPassword(ctx, caller, playerId, proof.password ?? '')
      : await admitCodeTry(ctx, caller, playerId);
  if (!admitted.ok) return admitted;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    if (code !== undefined && (await takeCode(ctx, tx, playerId, code)) === null) return fail('second_factor_wrong');
    if ((await tx.query(dropSecondFactor, [playerId])).length === 0) return fail('second_factor_off');
    await tx.query(dropRecoveryCodes, [playerId]);
    await tx.query(forgetCodeTries, [playerId]);
    await writeSecurityEvent(tx, now, 'second_factor_off', { playerId, caller });
    await tx.query(enqueueMail, ['access_changed', playerId, now, { change: 'second_factor_off' }]);
    return ok(undefined);
  });
}
