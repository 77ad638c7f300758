import { fail, ok, type Result } from '#domain/result.ts';
import { unseal } from '../../common/sealed.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { admitCode, findSecondFactor, type SecondFactorRow, takeStep } from '../../db/queries/second-factor.ts';
import type { Caller } from '../caller.ts';
import { recoveryCodeOf, takeRecoveryCode } from './recovery-codes.ts';
import { writeSecurityEvent } from './security-events.ts';
import { stepOfCode } from './totp.ts';

/**
 * Counts one try of a code, before anything is looked at: fifty at once are fifty. Ten are free, then the wait begins
 * (must-hold 6.6.3). `account_locked` carries `retryAfterSeconds`.
 */
export async function admitCodeTry(
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
): Promise<Result<void, 'account_locked'>> {
  const now = ctx.clock.now();
  const [row] = await ctx.db.query<{ wait: number }>(admitCode, [playerId, now]);
  if (row === undefined) throw new Error('code_admit answered no row');
  if (row.wait === 0) return ok(undefined);
  await writeSecurityEvent(ctx.db, now, 'second_factor_delayed', { playerId, caller }, { retryAfterSeconds: row.wait });
  return fail('account_locked', { retryAfterSeconds: row.wait });
}

/** The authenticator's key of a player, unsealed. Throws when the row was changed or belongs to another player. */
export const keyOf = (ctx: ServerContext, playerId: string, row: SecondFactorRow): string =>
  unseal(ctx.config.secrets.factors, row.secret_sealed, playerId);

/**
 * Takes a code of the app or a recovery code for good: of many at once with the same code one gets through. Null when it is
 * neither, was used before, or is older than one that was.
 */
export async function takeCode(
  ctx: ServerContext,
  tx: Queryable,
  playerId: string,
  typed: string,
): Promise<'code' | 'recovery_code' | null> {
  const recovery = recoveryCodeOf(typed);
  if (recovery !== null) return (await takeRecoveryCode(ctx, tx, playerId, recovery)) ? 'recovery_code' : null;
  const [row] = await tx.query<SecondFactorRow>(findSecondFactor, [playerId]);
  if (row === undefined || row.confirmed_at === null) return null;
  const step = stepOfCode(keyOf(ctx, playerId, row), typed.replaceAll(/\s/g, ''), ctx.clock.now());
  if (step === null) return null;
  return (await tx.query(takeStep, [playerId, step])).length === 1 ? 'code' : null;
}
