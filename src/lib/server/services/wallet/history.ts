import type { ResponseOf } from '#contract/call.ts';
import type { listFiatTransactions, transactionTypes } from '#contract/profile/wallet.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { listDepositTransactions, type TransactionRow } from '../../db/queries/statement.ts';
import type { PlayerSession } from '../caller.ts';
import { withdrawalHistory } from '../withdrawals/withdrawals.ts';
import { endOf, type Period, startOf } from './period.ts';

type TransactionType = (typeof transactionTypes)[number];
type TransactionPage = ResponseOf<typeof listFiatTransactions>;

type TransactionQuery = Period & {
  readonly type: TransactionType;
  readonly currencyType: 'FIAT' | 'CRYPTO';
  readonly page: number;
  readonly size: number;
};

const everBefore = new Date(0);
const everAfter = new Date('9999-01-01');

/** One page of the player's deposits or withdrawals, in whatever state, newest first. Amounts and fees in units. */
export async function transactionHistory(
  ctx: ServerContext,
  session: PlayerSession,
  query: TransactionQuery,
): Promise<TransactionPage> {
  const { type, currencyType, page, size } = query;
  const [from, to] = [startOf(query.from, everBefore), endOf(query.to, everAfter)];
  if (type === 'withdraw') return withdrawalHistory(ctx, session, { currencyType, from, to, page, size });
  const values = [session.playerId, currencyType, from, to, size, page * size];
  const rows = await ctx.db.query<TransactionRow & { total: bigint }>(listDepositTransactions, values);
  const items = rows.filter((row) => row.id !== null).map((row) => presentTransaction(type, row));
  return { items, page, size, total: Number(rows[0]?.total ?? 0n) };
}

const presentTransaction = (type: TransactionType, row: TransactionRow): TransactionPage['items'][number] => ({
  id: row.id,
  type,
  amount: formatAmount(row.amount, row.currency),
  fee: formatAmount(row.fee, row.currency),
  currency: row.currency,
  gateway: row.gateway,
  state: row.state,
  hold: row.hold,
  coupon: row.coupon === null ? null : { code: row.coupon, state: row.coupon_state },
  reference: row.reference,
  address: row.address,
  at: row.created_at.toISOString(),
});
