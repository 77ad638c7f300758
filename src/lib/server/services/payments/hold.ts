import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { DepositHold, HoldReason } from '#domain/payments/hold.ts';
import type { Queryable } from '../../db/db.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import { type DepositRow, findReceiver, type ReceiverRow, setDepositHold } from '../../db/queries/payments.ts';
import { notify } from '../inbox/notify.ts';
import { passedDepositLimit } from '../safer-play/deposit-limit.ts';
import { moveHeld } from './move-held.ts';

/** What has come in; `amountMinor` is what it would add to what the player's own limits count. */
type Arrived = { readonly currency: CurrencyCode; readonly amountMinor: bigint };

/**
 * Why what was paid in must not be credited now, the first reason in the order of `HoldReason`; null: it may be. The one rule for
 * coins and for payment companies. Under the player's lock, in the transaction that credits: an exclusion, a break or a limit that was
 * committed a moment before counts. `isTooLittle` is asked of coins.
 */
export async function reasonToHold(
  tx: Queryable,
  playerId: string,
  arrived: Arrived,
  now: Date,
): Promise<DepositHold | null>;
export async function reasonToHold(
  tx: Queryable,
  playerId: string,
  arrived: Arrived,
  now: Date,
  isTooLittle: () => Promise<boolean>,
): Promise<HoldReason | null>;
export async function reasonToHold(
  tx: Queryable,
  playerId: string,
  { currency, amountMinor }: Arrived,
  now: Date,
  isTooLittle?: () => Promise<boolean>,
): Promise<HoldReason | null> {
  const [who] = await tx.query<ReceiverRow>(findReceiver, [playerId, now]);
  if (who === undefined) throw new Error('Money for no player');
  if (who.closed) return 'account_closed';
  if (who.excluded) return 'player_excluded';
  if (isTooLittle !== undefined && (await isTooLittle())) return 'below_minimum';
  if (!who.cleared) return 'register_unanswered';
  if (who.timed_out_until !== null && who.timed_out_until > now) return 'player_timed_out';
  const passed = await passedDepositLimit(tx, playerId, amountMinor, currency, now);
  return passed === undefined ? null : 'limit_reached';
}

/** Sets aside what a payment company has for a player who may not have it now. Within the transaction of its word. */
export async function holdPaid(
  tx: Queryable,
  { id, player_id: playerId, currency, gateway, amount }: DepositRow,
  hold: DepositHold,
  reference: string | null,
  now: Date,
): Promise<void> {
  await tx.query(setDepositHold, [id, hold, now, reference]);
  await moveHeld(tx, { depositId: id, playerId, gateway, currency, amountMinor: amount }, 'deposit_held', now);
  await tellHeld(tx, { id, playerId, currency, amount }, now);
}

/** Says that a deposit is held, and what becomes of it: again when that is something else. */
export async function tellHeld(
  tx: Queryable,
  { id, playerId, currency, amount }: { id: string; playerId: string; currency: CurrencyCode; amount: bigint },
  now: Date,
): Promise<void> {
  const facts = { amount: formatAmount(amount, currency), currency };
  await notify(tx, playerId, { kind: 'deposit_held', facts }, now);
  await tx.query(enqueueMail, ['deposit_held', playerId, now, { depositId: id }]);
}
