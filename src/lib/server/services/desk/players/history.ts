import type { ResponseOf } from '#contract/call.ts';
import type { DeskPayments, DeskRounds } from '#contract/desk/player-history.ts';
import type { readRound } from '#contract/profile/history.ts';
import { readCursor, writeCursor } from '#domain/desk/timeline.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Statement } from '../../../db/db.ts';
import {
  type DeskPaymentRow,
  type DeskRoundRow,
  listDeskPayments as paymentsStatement,
  listDeskRounds as roundsStatement,
} from '../../../db/queries/desk/history.ts';
import { gameNameOf, studioOf } from '../../games/bet-history.ts';
import { roundRecord } from '../../games/round-record.ts';
import { type Looked, peopleOf } from './people.ts';

const pageSize = 50;

/** Rows after a cursor and, where there are more, the cursor of the last of them. */
async function pageOf<Row extends { readonly id: string }>(
  { db }: ServerContext,
  statement: Statement,
  playerId: string,
  { before, also = [] }: { readonly before: string | undefined; readonly also?: readonly unknown[] },
  timeOf: (row: Row) => string,
): Promise<{ readonly rows: Row[]; readonly next: string | null }> {
  const { at, key } = (before === undefined ? undefined : readCursor(before)) ?? { at: 'infinity', key: lastId };
  const rows = await db.query<Row>(statement, [
    playerId,
    at,
    uuidPattern.test(key) ? key : lastId,
    pageSize + 1,
    ...also,
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next =
    rows.length > pageSize && last !== undefined ? writeCursor({ at: timeOf(last), source: 'id', key: last.id }) : null;
  return { rows: page, next };
}
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A player's rounds for real money, 50 a page, of one game session where it is named. */
export async function listDeskRounds(
  ctx: ServerContext,
  playerId: string,
  {
    before,
    gameSession = null,
  }: { readonly before?: string | undefined; readonly gameSession?: string | null | undefined },
): Promise<Result<Looked<DeskRounds>, 'player_not_found'>> {
  if ((await peopleOf(ctx, [playerId])).length === 0) return fail('player_not_found');
  const asked = { before, also: [gameSession] };
  const { rows, next } = await pageOf<DeskRoundRow>(ctx, roundsStatement, playerId, asked, (row) => row.opened_text);
  const rounds = rows.map((row) => ({
    id: row.id,
    gameName: gameNameOf(ctx, row.game_id),
    provider: studioOf(ctx, row),
    status: row.status,
    currency: row.currency,
    stake: formatAmount(row.stake, row.currency),
    stakeBonus: formatAmount(row.stake_bonus, row.currency),
    payout: formatAmount(row.payout, row.currency),
    balanceAfter: formatAmount(row.balance_after, row.currency),
    freeSpin: row.free_spin,
    at: row.opened_at.toISOString(),
    proof: `/desk-service/players/${playerId}/rounds/${row.id}`,
  }));
  return ok({ answer: { rounds, next }, looked: [playerId] });
}

/** One round of a player's in full, with its fairness proof as the player has it. */
export async function readDeskRound(
  ctx: ServerContext,
  playerId: string,
  roundId: string,
): Promise<Result<Looked<ResponseOf<typeof readRound>>, 'round_not_found'>> {
  const record = await roundRecord(ctx, { playerId, sessionId: '', email: '', confirmed: true }, roundId);
  return record.ok ? ok({ answer: record.value, looked: [playerId] }) : record;
}

/** A player's deposits and withdrawals in one order, 50 a page. */
export async function listDeskPayments(
  ctx: ServerContext,
  playerId: string,
  { before }: { readonly before?: string | undefined },
): Promise<Result<Looked<DeskPayments>, 'player_not_found'>> {
  if ((await peopleOf(ctx, [playerId])).length === 0) return fail('player_not_found');
  const asked = { before };
  const { rows, next } = await pageOf<DeskPaymentRow>(
    ctx,
    paymentsStatement,
    playerId,
    asked,
    (row) => row.created_text,
  );
  const payments = rows.map((row) => ({
    id: row.id,
    type: row.type,
    amount: formatAmount(row.amount, row.currency),
    currency: row.currency,
    company: row.company,
    state: row.state,
    hold: row.hold,
    reference: row.reference,
    destination: row.destination,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
  return ok({ answer: { payments, next }, looked: [playerId] });
}
