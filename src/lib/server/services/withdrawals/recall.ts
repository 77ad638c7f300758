import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { lockCash } from '../../db/queries/payments.ts';
import { listRecallable } from '../../db/queries/payouts.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { holdForChargeBack, type WithdrawalRow } from '../../db/queries/withdrawals.ts';
import { houseActor } from '../desk/actor.ts';
import { settleIn } from './settle.ts';

/**
 * Before a charge-back of `amountMinor` is booked: what the player's cash does not cover is taken back from withdrawals that nobody
 * was asked to pay yet, the youngest first, or money that its company took back would still leave. Those that stay in review are
 * held for it. Within the caller's transaction.
 */
export async function recallWithdrawals(
  ctx: Pick<ServerContext, 'clock' | 'log'>,
  tx: Queryable,
  playerId: string,
  currency: CurrencyCode,
  amountMinor: bigint,
): Promise<void> {
  // Of an approval, a request or a cancellation and this at once the second sees the first.
  await tx.query(lockPlay, [playerId]);
  const [cash] = await tx.query<{ balance: bigint }>(lockCash, [playerId, currency]);
  let shortMinor = amountMinor - (cash?.balance ?? 0n);
  for (const row of await tx.query<WithdrawalRow>(listRecallable, [playerId, currency])) {
    if (shortMinor <= 0n) break;
    const isBack = await settleIn(ctx, tx, row, { to: 'failed', reason: 'charge_back', by: houseActor });
    if (isBack) shortMinor -= row.amount;
  }
  await tx.query(holdForChargeBack, [playerId, ctx.clock.now()]);
}
