import { csvLine } from '#domain/csv.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { toMinor } from '#domain/payments/chain/depth.ts';
import { isCoinCode } from '#domain/payments/chain/networks.ts';
import type { StatementPeriod, StatementState } from '#domain/payments/reconcile.ts';
import type { Db } from '../../db/db.ts';
import { listSandboxStatement, type SandboxRow } from '../../db/queries/reconcile.ts';
import { statementColumns } from './read-statement.ts';

/** The statement of the sandbox's companies and chains, as CSV: what they say of the time, out of their own books. */
export const sandboxStatement = async (db: Db, { from, before }: StatementPeriod): Promise<string> => {
  const rows = await db.query<SandboxRow>(listSandboxStatement, [from, before]);
  return csvLine([...statementColumns]) + rows.map(lineOf).join('');
};

const lineOf = (row: SandboxRow): string =>
  csvLine([
    row.provider,
    row.type,
    row.reference,
    row.merchant_reference,
    formatAmount(minorOf(row), row.currency),
    row.currency,
    stateOf(row.outcome),
    row.at.toISOString(),
  ]);

/** A chain counts in units of its own. */
const minorOf = ({ provider, type, amount, currency }: SandboxRow): bigint =>
  provider === 'crypto' && type === 'deposit' && isCoinCode(currency)
    ? toMinor(currency, BigInt(amount))
    : BigInt(amount);

const stateOf = (outcome: string): StatementState =>
  outcome === 'completed' || outcome === 'reversed' || outcome === 'pending' ? outcome : 'failed';
