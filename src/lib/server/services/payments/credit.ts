import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { creditDeposit, type DepositRow } from '../../db/queries/payments.ts';
import { notify } from '../inbox/notify.ts';
import { promoteDeposit } from '../promotions/deposit.ts';
import { moveHeld } from './move-held.ts';

/**
 * Gives the player a deposit that was paid, and what it earns: the one place that credits a payment company's. Within the caller's
 * transaction, under the player's lock, which has moved the deposit; `deposit` is the row as it stood before.
 */
export async function credit(ctx: ServerContext, tx: Queryable, deposit: DepositRow, now: Date): Promise<void> {
  const { player_id: playerId, id, currency, gateway, amount } = deposit;
  const paid = { depositId: id, playerId, gateway, currency, amountMinor: amount };
  if (deposit.state === 'held') await moveHeld(tx, paid, 'deposit', now);
  else await tx.query(creditDeposit, [playerId, id, now, currency, gateway, amount]);
  const facts = { amount: formatAmount(amount, currency), currency };
  await notify(tx, playerId, { kind: 'deposit_credited', facts }, now);
  await promoteDeposit(ctx, tx, { id, playerId, currency, amountMinor: amount });
}
