import type { ResponseOf } from '#contract/call.ts';
import type { listJackpots } from '#contract/games/catalogue.ts';
import { jackpotSlots } from '#domain/games/book/jackpot-slots.ts';
import { jackpotOwner } from '#domain/jackpot/parameters.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { listPots, type PotRow } from '../../db/queries/jackpot.ts';
import type { HeldGames } from '../shelf/held-games.ts';
import { keptFor } from './kept.ts';
import { presentGame } from './present-game.ts';

const keptMs = 10_000;

/** The games that play for a pot: those of the house's slots, or the one game that an outside studio's pot belongs to. */
const gamesOf = (ctx: ServerContext, owner: string) =>
  (owner === jackpotOwner ? jackpotSlots : [owner]).flatMap((id) => ctx.catalogue.byId.get(id) ?? []);

type Jackpots = ResponseOf<typeof listJackpots>;

const pots = keptFor(keptMs, async (ctx): Promise<Jackpots> => {
  const rows = await ctx.db.query<PotRow>(listPots);
  return {
    jackpots: rows.flatMap(({ owner, currency, balance }) => {
      const games = gamesOf(ctx, owner);
      const [game] = games;
      if (!game) return [];
      const name = games.length > 1 ? game.provider : game.name;
      const id = `${owner}-${currency.toLowerCase()}`;
      return [{ id, name, games: games.map(presentGame), amount: formatAmount(balance, currency), currency }];
    }),
  };
});

/**
 * The jackpots: what the ledger has set aside for games of the shelf, as it stands. None, as long as no account holds any; games that are held
 * are not named, nor a pot that no other game plays for.
 */
export async function jackpots(ctx: ServerContext, { ids }: HeldGames): Promise<Jackpots> {
  const all = await pots(ctx);
  if (ids.size === 0) return all;
  const shown = all.jackpots.map((pot) => ({ ...pot, games: pot.games.filter(({ id }) => !ids.has(id)) }));
  return { jackpots: shown.filter(({ games }) => games.length > 0) };
}
