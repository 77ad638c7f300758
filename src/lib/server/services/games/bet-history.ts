import type { ResponseOf } from '#contract/call.ts';
import type { listBets, readRound } from '#contract/profile/history.ts';
import { findGame } from '#domain/games/registry.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { countRounds, findRound, listBetProviders, listRounds, type RoundRow } from '../../db/queries/rounds.ts';
import type { PlayerSession } from '../caller.ts';
import { presentRound } from './present.ts';

/** `from` and `to` are days or moments; a day as `to` is included whole. `page` counts from 0. */
export type BetQuery = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly size: number;
  readonly page: number;
  readonly provider?: string | undefined;
};

const dayMs = 24 * 60 * 60 * 1000;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const endOf = (to: string): Date => new Date(Date.parse(to) + (isDay(to) ? dayMs : 0));

/** The player's rounds for real money, newest first. */
export const betHistory = async (
  ctx: ServerContext,
  player: PlayerSession,
  { from, to, size, page, provider }: BetQuery,
): Promise<ResponseOf<typeof listBets>> => {
  const period = [from ? new Date(from) : '-infinity', to ? endOf(to) : 'infinity'];
  const wanted = [player.playerId, ...period, provider ?? null];
  const rows = await ctx.db.query<RoundRow>(listRounds, [...wanted, size, page * size]);
  const [count] = await ctx.db.query<{ total: bigint }>(countRounds, wanted);
  return { items: rows.map(presentBet), page, size, total: Number(count?.total ?? 0n) };
};

const nameOf = (gameId: string): string => findGame(gameId)?.name ?? gameId;

const presentBet = (row: RoundRow) => ({
  id: row.id,
  gameId: row.game_id,
  gameName: nameOf(row.game_id),
  provider: row.provider,
  status: row.status,
  stake: formatAmount(row.stake, row.currency),
  payout: formatAmount(row.payout, row.currency),
  currency: row.currency,
  at: row.opened_at.toISOString(),
});

/** The providers the player has played for real money, by name. */
export const betProviders = async (ctx: ServerContext, player: PlayerSession): Promise<string[]> => {
  const rows = await ctx.db.query<{ provider: string }>(listBetProviders, [player.playerId]);
  return rows.map(({ provider }) => provider);
};

/** One of the player's own rounds with its proof. The server seed is null until the pair was rotated. */
export const roundRecord = async (
  ctx: ServerContext,
  player: PlayerSession,
  roundId: string,
): Promise<Result<ResponseOf<typeof readRound>, 'round_not_found'>> => {
  const [row] = await ctx.db.query<RoundRow>(findRound, [roundId, player.playerId]);
  const round = row && presentRound(row);
  if (!round) return fail('round_not_found');
  const about = { gameName: nameOf(row.game_id), provider: row.provider, currency: row.currency };
  return ok({ round: { ...round, ...about } });
};
