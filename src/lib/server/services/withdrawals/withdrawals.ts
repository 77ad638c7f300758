import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { WithdrawalState } from '#domain/payments/withdrawal-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  findOwnWithdrawal,
  listWithdrawals,
  type MoveRow,
  moveWithdrawal,
  type WithdrawalRow,
} from '../../db/queries/withdrawals.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { presentWithdrawal, type Withdrawal } from './present.ts';

/** One of the player's own withdrawals. Another player's is not found, like one that never was. `id` is a UUID. */
export async function withdrawalOf(
  ctx: ServerContext,
  session: PlayerSession,
  id: string,
): Promise<Result<Withdrawal, 'withdrawal_not_found'>> {
  const [row] = await ctx.db.query<WithdrawalRow>(findOwnWithdrawal, [id, session.playerId]);
  return row === undefined ? fail('withdrawal_not_found') : ok(presentWithdrawal(row));
}

/** Takes the player's own withdrawal back while people look at it. Of an approval and this at once one counts. */
export function cancelWithdrawal(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  id: string,
): Promise<Result<Withdrawal, 'withdrawal_not_found' | 'withdrawal_state_wrong'>> {
  const { playerId } = session;
  return ctx.db.transaction(async (tx) => {
    const own = () => tx.query<WithdrawalRow>(findOwnWithdrawal, [id, playerId]);
    if ((await own()).length === 0) return fail('withdrawal_not_found');
    const now = ctx.clock.now();
    const [moved] = await tx.query<MoveRow>(moveWithdrawal, [id, 'cancelled', 'player', {}, null, now]);
    if (moved?.code !== 'ok') return fail('withdrawal_state_wrong');
    await writeSecurityEvent(tx, now, 'withdrawal_cancelled', { playerId, caller }, { withdrawalId: id });
    const [row] = await own();
    return row === undefined ? fail('withdrawal_not_found') : ok(presentWithdrawal(row));
  });
}

/** `from` inclusive, `to` exclusive. */
type HistoryQuery = {
  readonly currencyType: 'FIAT' | 'CRYPTO';
  readonly from: Date;
  readonly to: Date;
  readonly page: number;
  readonly size: number;
};

/** As the history of transactions shows one; amounts in units with all the currency's digits. */
export type WithdrawalEntry = {
  readonly id: string;
  readonly type: 'withdraw';
  readonly amount: string;
  readonly fee: string;
  readonly currency: CurrencyCode;
  readonly gateway: string;
  readonly state: WithdrawalState;
  readonly hold: null;
  readonly coupon: null;
  readonly reference: string | null;
  readonly address: string | null;
  readonly at: string;
};

/** One page of the player's withdrawals, in whatever state, newest first. */
export async function withdrawalHistory(
  ctx: ServerContext,
  session: PlayerSession,
  { currencyType, from, to, page, size }: HistoryQuery,
): Promise<{ items: WithdrawalEntry[]; page: number; size: number; total: number }> {
  const values = [session.playerId, currencyType, from, to, size, page * size];
  const rows = await ctx.db.query<WithdrawalRow & { total: bigint }>(listWithdrawals, values);
  const items = rows.filter((row) => row.id !== null).map(entryOf);
  return { items, page, size, total: Number(rows[0]?.total ?? 0n) };
}

const entryOf = (row: WithdrawalRow): WithdrawalEntry => ({
  id: row.id,
  type: 'withdraw',
  amount: formatAmount(row.amount, row.currency),
  fee: formatAmount(0n, row.currency),
  currency: row.currency,
  gateway: row.provider,
  state: row.state,
  hold: null,
  coupon: null,
  reference: row.reference,
  address: row.destination,
  at: row.created_at.toISOString(),
});
