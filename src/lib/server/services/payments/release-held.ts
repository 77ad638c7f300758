import { advanceDeposit } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  type DepositRow,
  listHeldForTime,
  lockOpenDeposit,
  setDepositHold,
  setDepositState,
} from '../../db/queries/payments.ts';
import { findRefundUnderWay, forgetRelease } from '../../db/queries/refunds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { houseCaller } from '../caller.ts';
import { askRegisters } from '../registers/ask.ts';
import { credit } from './credit.ts';
import { reasonToHold, tellHeld } from './hold.ts';

/**
 * Credits what was held for a register that answers again, for a break that is over, for a limit in which there is room now, or what staff have released; how many. Each
 * minute, as coins are.
 */
export async function releaseHeldDeposits(ctx: ServerContext): Promise<number> {
  let released = 0;
  for (const { id, player_id: playerId } of await ctx.db.query<{ id: string; player_id: string }>(listHeldForTime)) {
    await askRegisters(ctx, { playerId, caller: houseCaller('held deposits') }, 'deposit', { onlyStale: true });
    if ((await releaseHeld(ctx, id)).ok) released += 1;
  }
  return released;
}

/**
 * Credits a held deposit, with what it earns, unless a reason to hold it stands: then it is noted as the reason from now on. Locks in
 * the order in which a company's word does.
 */
export const releaseHeld = (
  ctx: ServerContext,
  id: string,
): Promise<Result<void, 'deposit_not_found' | 'deposit_state_wrong' | 'refund_under_way' | 'still_held'>> =>
  ctx.db.transaction(async (tx) => {
    const [deposit] = await tx.query<DepositRow>(lockOpenDeposit, [id]);
    if (deposit === undefined) return fail('deposit_not_found');
    if (deposit.state !== 'held') return fail('deposit_state_wrong');
    // A company that is asked to give it back may have done so.
    if ((await tx.query(findRefundUnderWay, [id])).length > 0) return fail('refund_under_way');
    await tx.query(lockPlay, [deposit.player_id]);
    const now = ctx.clock.now();
    const { currency, amount: amountMinor } = deposit;
    const hold = await reasonToHold(tx, deposit.player_id, { currency, amountMinor }, now);
    if (hold !== null) {
      await tx.query(forgetRelease, [id]);
      if (hold === deposit.held_for) return fail('still_held', { reason: hold });
      await tx.query(setDepositHold, [id, hold, now, null]);
      await tellHeld(tx, { id, playerId: deposit.player_id, currency, amount: amountMinor }, now);
      return fail('still_held', { reason: hold });
    }
    const { state } = advanceDeposit(deposit.state, 'completed');
    await tx.query(setDepositState, [id, state, now, null]);
    await credit(ctx, tx, deposit, now);
    return ok(undefined);
  });
