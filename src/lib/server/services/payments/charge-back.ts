import { postingsFor } from '#domain/ledger/postings.ts';
import { lesser } from '#domain/maths/order.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type DepositRow, lockCash } from '../../db/queries/payments.ts';
import type { Caller } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { notify } from '../inbox/notify.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { revokePromotion } from '../promotions/deposit.ts';
import { recallWithdrawals } from '../withdrawals/recall.ts';
import { moveHeld, type PaidIn } from './move-held.ts';

/**
 * Books a charge-back of a credited deposit, tells the player, and returns what was covered: the player's cash, and what of it waits to be paid out, goes
 * to the company, and what was played stands on the charge-back account, so that no player account falls below zero (must-hold 19).
 * The bonus that it earned goes with it.
 * Within the caller's transaction, which has moved the deposit.
 */
export async function bookChargeBack(
  ctx: Pick<ServerContext, 'clock' | 'log'>,
  tx: Queryable,
  { depositId, playerId, gateway, currency, amountMinor }: PaidIn,
): Promise<bigint> {
  const at = ctx.clock.now();
  await revokePromotion(ctx, tx, playerId, depositId);
  await recallWithdrawals(ctx, tx, playerId, currency, amountMinor);
  const [cash] = await tx.query<{ balance: bigint }>(lockCash, [playerId, currency]);
  if (cash === undefined) throw new Error('A credited deposit without an account');
  const coveredMinor = lesser(cash.balance, amountMinor);
  const kind = 'deposit_reversed';
  const legs = postingsFor({ kind, gateway, amountMinor, coveredMinor });
  const booked = await postMovement(tx, { kind, playerId, reference: depositId, at, currency, legs });
  if (!booked.ok) throw new Error(`A charge-back could not be booked: ${booked.code}`);
  await notify(tx, playerId, { kind, facts: { amount: formatAmount(amountMinor, currency), currency } }, at);
  return coveredMinor;
}

/**
 * A company took a deposit back: what was credited by a charge-back; what was held is the house's to give back no longer.
 * Within the caller's transaction, which has moved the deposit.
 */
export async function reverseDeposit(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  { id: depositId, player_id: playerId, currency, gateway, amount: amountMinor, state }: DepositRow,
  eventId: string,
): Promise<void> {
  const at = ctx.clock.now();
  const taken = { depositId, playerId, gateway, currency, amountMinor };
  if (state === 'held') await moveHeld(tx, taken, 'deposit_reversed', at);
  const coveredMinor = state === 'held' ? amountMinor : await bookChargeBack(ctx, tx, taken);
  const amount = formatAmount(amountMinor, currency);
  const facts = { amount, currency, gateway, depositId, eventId, coveredMinor: String(coveredMinor) };
  await writeSecurityEvent(tx, at, 'deposit_reversed', { playerId, caller }, facts);
}
