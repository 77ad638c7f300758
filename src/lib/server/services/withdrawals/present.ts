import type { ResponseOf } from '#contract/call.ts';
import type { readWithdrawal } from '#contract/payments/withdraw.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { WithdrawalRow } from '../../db/queries/withdrawals.ts';

export type Withdrawal = ResponseOf<typeof readWithdrawal>;

/** A withdrawal as its player sees it. The house takes no fee; what a chain takes is the house's to pay. */
export const presentWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  state: row.state,
  amount: formatAmount(row.amount, row.currency),
  fee: formatAmount(0n, row.currency),
  currency: row.currency,
  provider: row.provider,
  address: row.destination,
  reference: row.reference,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
