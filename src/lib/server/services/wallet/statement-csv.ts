import { csvLine } from '#domain/csv.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import {
  type AccountRow,
  listAccountPostings,
  listStatementAccounts,
  type PostingRow,
} from '../../db/queries/statement.ts';
import { byteOrderMark } from '../account/csv-parts.ts';
import type { PlayerSession } from '../caller.ts';

const postingsAPage = 1_000;
const columns = ['time_utc', 'currency', 'account', 'kind', 'movement', 'reference', 'amount', 'balance'];

type Bounds = { readonly from: Date; readonly before: Date; readonly currency?: CurrencyCode | undefined };

/**
 * Every movement of a player's money as the lines of a CSV file: account by account, each with its opening and closing balance.
 * Amounts are exact decimals in units; `balance` is what stood there after the line.
 */
export async function* exportMovements(
  ctx: ServerContext,
  player: PlayerSession,
  { from, before, currency }: Bounds,
): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(columns);
  const values = [player.playerId, currency ?? null, from];
  for (const account of await ctx.db.query<AccountRow>(listStatementAccounts, values)) {
    const bound = (at: Date, kind: string, balance: bigint): string =>
      csvLine([
        at.toISOString(),
        account.currency,
        account.kind,
        kind,
        null,
        null,
        null,
        formatAmount(balance, account.currency),
      ]);
    yield bound(from, 'opening_balance', account.opening);
    let balance = account.opening;
    let after = 0n;
    for (;;) {
      const rows = await ctx.db.query<PostingRow>(listAccountPostings, [
        account.id,
        from,
        before,
        after,
        postingsAPage,
      ]);
      let page = '';
      for (const row of rows) {
        balance += row.amount;
        after = row.movement_id;
        page += lineOf(account, row, balance);
      }
      if (page !== '') yield page;
      if (rows.length < postingsAPage) break;
    }
    yield bound(before, 'closing_balance', balance);
  }
}

const lineOf = ({ currency, kind: account }: AccountRow, row: PostingRow, balance: bigint): string =>
  csvLine([
    row.at.toISOString(),
    currency,
    account,
    row.kind,
    row.movement_id,
    row.reference,
    formatAmount(row.amount, currency),
    formatAmount(balance, currency),
  ]);
