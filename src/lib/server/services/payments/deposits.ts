import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { DepositState } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  type DepositRow,
  expireOldDeposits,
  findOwnDeposit,
  listCompletedDeposits,
  listDeposits,
} from '../../db/queries/payments.ts';
import type { PlayerSession } from '../caller.ts';

/** `amount` in units with all the currency's digits, `createdAt` in UTC. */
export type Deposit = {
  readonly id: string;
  readonly state: DepositState;
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly gateway: string;
  readonly createdAt: string;
};

const depositFrom = (row: DepositRow): Deposit => ({
  id: row.id,
  state: row.state,
  amount: formatAmount(row.amount, row.currency),
  currency: row.currency,
  gateway: row.gateway,
  createdAt: row.created_at.toISOString(),
});

/** One of the player's own deposits. Another player's is not found, like one that never was. `id` is a UUID. */
export async function depositOf(
  ctx: ServerContext,
  session: PlayerSession,
  id: string,
): Promise<Result<Deposit, 'deposit_not_found'>> {
  const [row] = await ctx.db.query<DepositRow>(findOwnDeposit, [id, session.playerId]);
  return row === undefined ? fail('deposit_not_found') : ok(depositFrom(row));
}

/** The completed deposits, oldest first; their number decides the bonus tier. */
export async function totalDeposits(ctx: ServerContext, session: PlayerSession): Promise<Deposit[]> {
  return (await ctx.db.query<DepositRow>(listCompletedDeposits, [session.playerId])).map(depositFrom);
}

/** A day (`2027-01-31`) or a moment; a day as `to` is counted in whole. */
type TransactionQuery = {
  readonly currencyType: 'FIAT' | 'CRYPTO';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
  readonly size: number;
};

type TransactionPage = {
  readonly items: readonly {
    readonly id: string;
    readonly type: 'deposit';
    readonly amount: string;
    readonly currency: CurrencyCode;
    readonly gateway: string;
    readonly state: DepositState;
    readonly at: string;
  }[];
  readonly page: number;
  readonly size: number;
  readonly total: number;
};

/** One page of the player's deposits, in whatever state, newest first. */
export async function depositHistory(
  ctx: ServerContext,
  session: PlayerSession,
  query: TransactionQuery,
): Promise<TransactionPage> {
  const { currencyType, page, size } = query;
  const period = [startOf(query.from), endOf(query.to)];
  const values = [session.playerId, currencyType, ...period, size, page * size];
  const rows = await ctx.db.query<DepositRow & { total: bigint }>(listDeposits, values);
  const items = rows
    .filter((row) => row.id !== null)
    .map(depositFrom)
    .map(({ id, amount, currency, gateway, state, createdAt }) => ({
      ...{ id, type: 'deposit' as const, amount, currency, gateway, state, at: createdAt },
    }));
  return { items, page, size, total: Number(rows[0]?.total ?? 0n) };
}

const isDay = (text: string) => text.length === 10;
const dayMs = 86_400_000;
const startOf = (from: string | undefined): Date => new Date(from ?? 0);
const endOf = (to: string | undefined): Date =>
  to === undefined ? new Date('9999-01-01') : new Date(Date.parse(to) + (isDay(to) ? dayMs : 1));

/** An hour for the player to pay, three days for a provider that is at work. A late success still counts. */
const depositPatienceMs = { unpaid: 3_600_000, pending: 3 * dayMs } as const;

/** Until when a deposit's page may be paid: then the deposit is closed. */
export const payableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + depositPatienceMs.unpaid);

/** Closes deposits that nobody waits for any more; the number closed. Safe to run anywhere at any time. */
export async function expireDeposits(ctx: ServerContext): Promise<number> {
  const now = ctx.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { unpaid, pending } = depositPatienceMs;
  return (await ctx.db.query(expireOldDeposits, [now, before(unpaid), before(pending)])).length;
}
