import type { PostedForm } from '#domain/payments/posted-form.ts';
import type { ServerContext } from '../../context.ts';
import { type DepositRow, findOwnDeposit } from '../../db/queries/payments.ts';
import type { PlayerSession } from '../caller.ts';
import { payableUntil } from './deposits.ts';

/** The form that leads one of the player's own deposits on to its company; null when it has none, or may be paid no more. */
export async function formOf(ctx: ServerContext, session: PlayerSession, id: string): Promise<PostedForm | null> {
  const [row] = await ctx.db.query<DepositRow>(findOwnDeposit, [id, session.playerId]);
  const waits = row?.state === 'redirected' && ctx.clock.now() < payableUntil(row.created_at);
  return waits ? row.form : null;
}
