import type { ResponseOf } from '#contract/call.ts';
import type { listJackpots } from '#contract/games/catalogue.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type JackpotRow, listJackpotBalances } from '../../db/queries/winners.ts';
import { keptFor } from './kept.ts';
import { presentGame } from './present-game.ts';

const keptMs = 10_000;

/** The jackpots: what the ledger has set aside for a game of the shelf. None, as long as no account holds any. */
export const jackpots = keptFor(keptMs, async (ctx): Promise<ResponseOf<typeof listJackpots>> => {
  const rows = await ctx.db.query<JackpotRow>(listJackpotBalances);
  return {
    jackpots: rows.flatMap(({ game_id, currency, balance }) => {
      const game = ctx.catalogue.byId.get(game_id);
      if (!game) return [];
      const id = `${game_id}-${currency.toLowerCase()}`;
      return [{ id, name: game.name, game: presentGame(game), amount: formatAmount(balance, currency), currency }];
    }),
  };
});
