import type { Consequences } from '#contract/desk/game-settings.ts';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { jackpotSlots } from '#domain/games/book/jackpot-slots.ts';
import { jackpotOwner } from '#domain/jackpot/parameters.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  countFavourites,
  countGameSessions,
  type InPlayRow,
  type SeriesLeftRow,
  type SessionsRow,
  sumRoundsInPlay,
  sumSeriesOnSale,
  sumTiedSpins,
  type TiedSpinsRow,
} from '../../../db/queries/game-consequences.ts';
import { listPots, type PotRow } from '../../../db/queries/jackpot.ts';

type Part = { readonly currency: CurrencyCode; readonly count: number; readonly minor: bigint };

const byCurrency = (parts: readonly Part[]) =>
  [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, all]) => ({
    currency,
    count: all.reduce((sum, { count }) => sum + count, 0),
    amount: formatAmount(
      all.reduce((sum, { minor }) => sum + minor, 0n),
      currency,
    ),
  }));

/** What switching these games off would meet now: nothing of it is changed by asking. */
export async function consequencesOf(tx: Queryable, games: readonly CatalogueGame[], now: Date): Promise<Consequences> {
  const ids = games.map(({ id }) => id);
  const sessions = await tx.query<SessionsRow>(countGameSessions, [ids, now]);
  const inPlay = await tx.query<InPlayRow>(sumRoundsInPlay, [ids]);
  const spins = await tx.query<TiedSpinsRow>(sumTiedSpins, [ids, now]);
  const series = await tx.query<SeriesLeftRow>(sumSeriesOnSale, [ids]);
  const pots = await tx.query<PotRow>(listPots);
  const [liked] = await tx.query<{ players: number }>(countFavourites, [ids]);
  const rounds = (kind: (row: InPlayRow) => boolean) =>
    byCurrency(inPlay.filter(kind).map(({ currency, rounds: count, stake: minor }) => ({ currency, count, minor })));
  // The house's pot is played for at all its slots: it is these games' alone where they are all of them.
  const owners = new Set(ids);
  const ownsHousePot = jackpotSlots.every((id) => owners.has(id));
  return {
    games: ids.length,
    sessions: sessions.reduce((sum, row) => sum + row.sessions, 0),
    players: inPlay.reduce((sum, row) => sum + row.players, 0),
    waiting: rounds((row) => !row.is_outside && !row.is_shared),
    shared: rounds((row) => row.is_shared),
    outside: rounds((row) => row.is_outside),
    freeSpins: byCurrency(spins.map(({ currency, spins: count, worth: minor }) => ({ currency, count, minor }))),
    tickets: series.reduce((sum, row) => sum + Number(row.tickets), 0),
    pots: byCurrency(
      pots
        .filter(({ owner }) => (owner === jackpotOwner ? ownsHousePot : owners.has(owner)))
        .map(({ currency, balance: minor }) => ({ currency, count: 1, minor })),
    ),
    favourites: liked?.players ?? 0,
  };
}
