import { csvLine } from '#domain/csv.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { type BetRow, listBetLinesAfter } from '../../db/queries/history.ts';
import { byteOrderMark } from '../account/csv-parts.ts';
import type { PlayerSession } from '../caller.ts';
import { type BetChoice, chosenBets, gameNameOf, studioOf } from './bet-history.ts';

const roundsAPage = 1_000;
const lowestId = '00000000-0000-0000-0000-000000000000';

const columns = [
  'time_utc',
  'round_id',
  'game',
  'game_id',
  'provider',
  'status',
  'currency',
  'stake',
  'return',
  'net',
  'balance_with_bonus_before',
  'balance_with_bonus_after',
  'ended_utc',
  'free_spin',
];

/**
 * The rounds of a choice as the lines of a CSV file, newest first, a page of the database at a time. Amounts are exact
 * decimals in units. Each page begins after the last round of the one before, so that rounds played meanwhile move nothing.
 */
export async function* exportBets(
  ctx: ServerContext,
  player: PlayerSession,
  choice: BetChoice,
): AsyncGenerator<string, void> {
  const wanted = chosenBets(ctx, player, choice);
  yield byteOrderMark + csvLine(columns);
  let after: readonly [Date | string, string] = [wanted[2], lowestId];
  for (;;) {
    const rows = await ctx.db.query<BetRow>(listBetLinesAfter, [...wanted, ...after, roundsAPage]);
    if (rows.length > 0) yield rows.map((row) => lineOf(ctx, row)).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < roundsAPage) return;
    after = [last.opened_text, last.id];
  }
}

const lineOf = (ctx: ServerContext, row: BetRow): string => {
  const amount = (amountMinor: bigint) => formatAmount(amountMinor, row.currency);
  return csvLine([
    row.opened_at.toISOString(),
    row.id,
    gameNameOf(ctx, row.game_id),
    row.game_id,
    studioOf(ctx, row),
    row.status,
    row.currency,
    amount(row.stake),
    amount(row.payout),
    amount(row.free_spin ? 0n : row.payout - row.stake),
    // A round that waits has no balance after it yet, and no end.
    amount(row.balance_before),
    row.status === 'open' ? null : amount(row.balance_after),
    row.ended_at?.toISOString() ?? null,
    row.free_spin ? 'yes' : null,
  ]);
};
