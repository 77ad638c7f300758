import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { PlayerRow } from '../../db/queries/identity.ts';
import { holdPassword } from '../../db/queries/passwords.ts';
import { findTicketHolder, forgetCodeTries, useTicket } from '../../db/queries/second-factor.ts';
import type { Caller } from '../caller.ts';
import { admitCodeTry, takeCode } from './check-code.ts';
import { admitPlayer, type Barred, type Brought, type Entered, enter } from './enter.ts';
import { writeSecurityEvent } from './security-events.ts';
import { hashToken, isToken } from './tokens.ts';

export type CodeInput = Brought & {
  /** What `signIn` gave for the right password. */
  readonly ticket: string;
  /** Of the app, or a recovery code, as typed. */
  readonly code: string;
};

type CodeError = 'sign_in_again' | Barred | 'account_locked' | 'second_factor_wrong';

/**
 * The second step of a sign-in. The ticket serves once and for five minutes; a wrong code leaves it as it is,
 * since tries are counted by player. `sign_in_again`: the password is to be given anew.
 */
export async function completeSignIn(
  ctx: ServerContext,
  caller: Caller,
  { ticket, code, priorToken, deviceToken }: CodeInput,
): Promise<Result<Entered, CodeError>> {
  if (!isToken(ticket)) return fail('sign_in_again');
  const now = ctx.clock.now();
  const hash = hashToken(ticket);
  const [player] = await ctx.db.query<PlayerRow>(findTicketHolder, [hash, now]);
  if (player === undefined) return fail('sign_in_again');
  const who = { playerId: player.id, caller };
  const open = await admitPlayer(ctx, caller, player);
  if (!open.ok) return open;
  const admitted = await admitCodeTry(ctx, caller, player.id);
  if (!admitted.ok) return admitted;
  return ctx.db.transaction(async (tx) => {
    if ((await tx.query(holdPassword, [player.id, player.password_hash])).length === 0) return fail('sign_in_again');
    const by = await takeCode(ctx, tx, player.id, code);
    if (by === null) {
      await writeSecurityEvent(tx, now, 'second_factor_refused', who);
      return fail('second_factor_wrong');
    }
    if ((await tx.query(useTicket, [hash, now])).length === 0) return fail('sign_in_again');
    await tx.query(forgetCodeTries, [player.id]);
    return ok(await enter(ctx, tx, caller, player, { by, priorToken, deviceToken }));
  });
}
