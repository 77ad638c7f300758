import type { ResponseOf } from '#contract/call.ts';
import type { readSeries as readSeriesCall } from '#contract/games/series.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { ticketReturn } from '#domain/games/scratch/figures.ts';
import { freshSeries, ticketsLeft } from '#domain/games/scratch/series.ts';
import { pricesOf, type ScratchGame } from '#domain/games/scratch/ticket.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import { readSeriesOnSale, type SeriesRow } from '../../db/queries/series.ts';
import type { PlayerSession } from '../caller.ts';

type Answer = ResponseOf<typeof readSeriesCall>;

/** The series on sale at a table of scratch tickets, one a price: what was printed, what is left, what that returns. */
export const seriesOnSale = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
  sessionId: string,
): Promise<Result<Answer, 'game_session_invalid' | 'game_session_expired'>> => {
  const now = ctx.clock.now();
  const [session] = await ctx.db.query<GameSessionRow>(readGameSession, [sessionId, playerId, now]);
  const game = session && findGame(session.game_id);
  if (game?.steps !== 'series' || !session) return fail('game_session_invalid');
  if (session.code !== 'ok') return fail('game_session_expired');
  const prices = pricesOf(session.currency);
  const rows = await ctx.db.query<SeriesRow>(readSeriesOnSale, [
    sessionId,
    playerId,
    `${game.rulesVersion}`,
    prices,
    freshSeries(game.prizes),
    now,
  ]);
  return ok({ series: rows.map((row) => presentSeries(game, row, session.currency)) });
};

const presentSeries = (game: ScratchGame, row: SeriesRow, currency: CurrencyCode): Answer['series'][number] => {
  const { num, den } = ticketReturn(game.prizes, row.remaining).returnToPlayer;
  return {
    price: formatAmount(row.price, currency),
    number: row.number,
    ticketsPrinted: ticketsLeft(row.printed),
    ticketsLeft: ticketsLeft(row.remaining),
    prizes: game.prizes.map(({ multiple, tickets }, index) => ({
      multiple,
      amount: formatAmount(row.price * BigInt(multiple), currency),
      printed: tickets,
      left: row.remaining[index] ?? 0,
    })),
    returnLeft: { num: Number(num), den: Number(den) },
  };
};
