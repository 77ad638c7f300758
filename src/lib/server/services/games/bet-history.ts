import type { ResponseOf } from '#contract/call.ts';
import type { listBets, readBetTotals } from '#contract/profile/history.ts';
import { betPeriod, oldestOnline } from '#domain/bet-period.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import {
  type BetRow,
  type BetTotalRow,
  countBets,
  listBetLines,
  listBetProviders,
  sumBets,
} from '../../db/queries/history.ts';
import type { PlayerSession } from '../caller.ts';

/** `from` and `to` are days or moments; a day as `to` is included whole (`#domain/bet-period.ts`). */
export type BetChoice = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly provider?: string | undefined;
};
/** `page` counts from 0. */
type BetQuery = BetChoice & { readonly size: number; readonly page: number };

/** The values of a choice as the queries take them: player, from, before, provider. */
export const chosenBets = (ctx: ServerContext, { playerId }: PlayerSession, choice: BetChoice) => {
  const { from, before } = betPeriod(choice, ctx.clock.now());
  return [playerId, from, before, choice.provider ?? null] as const;
};

/** The player's rounds for real money, newest first, of the twelve months kept online. */
export const betHistory = async (
  ctx: ServerContext,
  player: PlayerSession,
  { size, page, ...choice }: BetQuery,
): Promise<ResponseOf<typeof listBets>> => {
  const wanted = chosenBets(ctx, player, choice);
  const rows = await ctx.db.query<BetRow>(listBetLines, [...wanted, size, page * size]);
  const [count] = await ctx.db.query<{ total: bigint }>(countBets, wanted);
  return { items: rows.map((row) => presentBet(ctx, row)), page, size, total: Number(count?.total ?? 0n) };
};

/** What all the rounds of a choice come to, a currency a line; the most played first. */
export const betTotals = async (
  ctx: ServerContext,
  player: PlayerSession,
  choice: BetChoice,
): Promise<ResponseOf<typeof readBetTotals>> => {
  const wanted = chosenBets(ctx, player, choice);
  const rows = await ctx.db.query<BetTotalRow>(sumBets, wanted);
  return {
    from: wanted[1].toISOString(),
    currencies: rows.map(({ currency, rounds, stake, payout, spins_won }) => ({
      currency,
      rounds: Number(rounds),
      stake: formatAmount(stake, currency),
      payout: formatAmount(payout, currency),
      net: formatAmount(payout - stake, currency),
      freeSpinsWon: formatAmount(spins_won, currency),
    })),
  };
};

/** A game's name: of the house by its rules, of an outside studio as long as the shelf has it. */
export const gameNameOf = ({ catalogue }: Pick<ServerContext, 'catalogue'>, gameId: string): string =>
  findGame(gameId)?.name ?? catalogue.byId.get(gameId)?.name ?? gameId;

/** Who made a game: the studio, where an aggregator or a dialect stands between it and the house. */
export const studioOf = (
  { catalogue }: Pick<ServerContext, 'catalogue'>,
  { game_id, provider }: { readonly game_id: string; readonly provider: string },
): string => {
  const game = catalogue.byId.get(game_id);
  return game?.outside ? game.provider : provider;
};

const presentBet = (ctx: ServerContext, row: BetRow) => ({
  id: row.id,
  gameId: row.game_id,
  gameName: gameNameOf(ctx, row.game_id),
  provider: studioOf(ctx, row),
  imageId: ctx.catalogue.byId.get(row.game_id)?.imageId || null,
  status: row.status,
  stake: formatAmount(row.stake, row.currency),
  payout: formatAmount(row.payout, row.currency),
  freeSpin: row.free_spin,
  currency: row.currency,
  at: row.opened_at.toISOString(),
});

/** The providers the player has played for real money in the time kept online, by name. */
export const betProviders = async (ctx: ServerContext, player: PlayerSession): Promise<string[]> => {
  const since = oldestOnline(ctx.clock.now());
  const rows = await ctx.db.query<{ provider: string }>(listBetProviders, [player.playerId, since]);
  return rows.map(({ provider }) => provider);
};
