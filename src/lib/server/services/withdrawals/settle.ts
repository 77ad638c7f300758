import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import {
  insertWithdrawalEvent,
  type MoveRow,
  moveWithdrawal,
  type WithdrawalRow,
} from '../../db/queries/withdrawals.ts';
import { type Actor, proofOf } from '../desk/actor.ts';
import { notify } from '../inbox/notify.ts';

/** By whose word: a provider's when nobody is named. */
type Word = { readonly by?: Actor };

/** How a withdrawal ends, and by whose word. `reason` is for staff. */
export type Ending = Word &
  ({ readonly to: 'sent'; readonly reference: string } | { readonly to: 'failed'; readonly reason: string });

/**
 * Brings a withdrawal to its end, with its money, and tells the player. False when it had come to one before: then nothing moves,
 * and a contradiction (paid, and given back) is told to staff.
 */
export function settlePayout(
  ctx: Pick<ServerContext, 'db' | 'clock' | 'log'>,
  row: WithdrawalRow,
  ending: Ending,
): Promise<boolean> {
  return ctx.db.transaction((tx) => settleIn(ctx, tx, row, ending));
}

/** The same within the caller's transaction. */
export async function settleIn(
  ctx: Pick<ServerContext, 'clock' | 'log'>,
  tx: Queryable,
  row: WithdrawalRow,
  ending: Ending,
): Promise<boolean> {
  const now = ctx.clock.now();
  const actor = ending.by?.name ?? row.provider;
  const reference = ending.to === 'sent' ? ending.reference : null;
  const by = ending.by === undefined ? {} : proofOf(ending.by);
  const facts = ending.to === 'sent' ? { reference: ending.reference, ...by } : { reason: ending.reason, ...by };
  const [moved] = await tx.query<MoveRow>(moveWithdrawal, [row.id, ending.to, actor, facts, reference, now]);
  if (moved?.code !== 'ok') {
    if (moved?.state === ending.to) return false;
    await tx.query(insertWithdrawalEvent, [row.id, now, `${ending.to}_too_late`, actor, facts]);
    ctx.log.error({ withdrawal: row.id, state: moved?.state, heard: ending.to }, 'a payout ended twice, differently');
    return false;
  }
  const told = { amount: formatAmount(row.amount, row.currency), currency: row.currency };
  const kind = ending.to === 'sent' ? 'withdrawal_sent' : 'withdrawal_failed';
  await notify(tx, row.player_id, { kind, facts: told }, now);
  await tx.query(enqueueMail, [kind, row.player_id, now, { withdrawalId: row.id }]);
  return true;
}
