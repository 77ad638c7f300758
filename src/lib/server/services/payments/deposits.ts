import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { DepositState } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type DepositRow, expireOldDeposits, findOwnDeposit, listDepositsMade } from '../../db/queries/payments.ts';
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

/** The deposits made, oldest first, as promotions count them: their number decides the bonus tier. */
export async function totalDeposits(ctx: ServerContext, session: PlayerSession): Promise<Deposit[]> {
  return (await ctx.db.query<DepositRow>(listDepositsMade, [session.playerId])).map(depositFrom);
}

const dayMs = 86_400_000;

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
