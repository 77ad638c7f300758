import { csvLine } from '#domain/csv.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import { arePayoutsHeld } from '../../db/queries/epochs.ts';
import { exportWithdrawals, listBatch } from '../../db/queries/payouts.ts';
import { insertWithdrawalEvent, type WithdrawalRow } from '../../db/queries/withdrawals.ts';
import { type Actor, proofOf } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';

export type BatchFormat = 'csv' | 'json';
export type Batch = { readonly name: string; readonly rows: readonly WithdrawalRow[] };

/**
 * Takes every approved crypto withdrawal of a currency into one file for an operator's signer; the server has no private key.
 * Each is in one file alone, for good: a file that was lost is written again by its name (`batchOf`), never made anew.
 */
export function exportBatch(
  { db, clock, random }: Pick<ServerContext, 'db' | 'clock' | 'random'>,
  currency: CurrencyCode,
  operator: Actor,
): Promise<Batch> {
  const now = clock.now();
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const name = `${currency}-${stamp}-${Buffer.from(random.bytes(4)).toString('hex')}`;
  return db.transaction(async (tx) => {
    // After a restore without its journal nobody knows yet which of them were in a file before.
    const [epoch] = await tx.query<{ held: boolean }>(arePayoutsHeld);
    if (epoch?.held) return { name, rows: [] };
    const rows = await tx.query<WithdrawalRow>(exportWithdrawals, [currency, name, now]);
    const facts = { batch: name, ...proofOf(operator) };
    for (const { id } of rows) await tx.query(insertWithdrawalEvent, [id, now, 'exported', operator.name, facts]);
    const players = [...new Set(rows.map((row) => row.player_id))];
    if (rows.length > 0)
      await noteAct(tx, now, operator, {
        act: 'withdrawals.export',
        subject: { kind: 'batch', id: name },
        players,
        facts: { currency, withdrawals: rows.length },
      });
    return { name, rows };
  });
}

/** What of a file is still to be paid. */
export const batchOf = async ({ db }: Pick<ServerContext, 'db'>, name: string): Promise<Batch> => ({
  name,
  rows: await db.query<WithdrawalRow>(listBatch, [name]),
});

/** An unsigned batch, in units and in the currency's smallest unit of the house (ETH: gwei). */
export function writeBatch({ name, rows }: Batch, format: BatchFormat): string {
  const payments = rows.map(({ id, currency, destination, amount }) => ({
    withdrawal: id,
    currency,
    address: destination,
    amount: formatAmount(amount, currency),
    amountMinor: String(amount),
    minorPerUnit: String(currencies[currency].subunitsToUnit),
  }));
  if (format === 'json') return `${JSON.stringify({ batch: name, payments }, undefined, 2)}\n`;
  const columns = ['withdrawal', 'currency', 'address', 'amount', 'amountMinor', 'minorPerUnit'] as const;
  const lines = payments.map((payment) => csvLine(columns.map((column) => payment[column])));
  return [csvLine(columns), ...lines].join('');
}
