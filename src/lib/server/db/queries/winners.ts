import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

export type WinRow = {
  game_id: string;
  first_name: string;
  currency: CurrencyCode;
  payout: bigint;
  ended_at: Date;
};

const isWin = `status = 'settled' AND NOT demo AND payout > stake`;
const shown = 'w.game_id, p.first_name, w.currency, w.payout, w.ended_at';

/** The last wins for real money, newest first. `$1`: how many. */
export const listLatestWins = sql(
  'list_latest_wins',
  `SELECT ${shown} FROM (
     SELECT id, game_id, player_id, currency, payout, ended_at FROM round WHERE ${isWin} ORDER BY ended_at DESC LIMIT $1
   ) w JOIN player p ON p.id = w.player_id ORDER BY w.ended_at DESC, w.id`,
);

/** The highest wins of each of the currencies `$1` on each of the days `$2` (UTC), `$3` of each, in no order. */
export const listTopWins = sql(
  'list_top_wins',
  `SELECT ${shown} FROM unnest($1::text[]) AS c(currency) CROSS JOIN unnest($2::date[]) AS d(day) CROSS JOIN LATERAL (
     SELECT game_id, player_id, currency, payout, ended_at FROM round
     WHERE ${isWin} AND currency = c.currency AND (ended_at AT TIME ZONE 'UTC')::date = d.day
     ORDER BY payout DESC LIMIT $3
   ) w JOIN player p ON p.id = w.player_id`,
);

export type JackpotRow = { game_id: string; currency: CurrencyCode; balance: bigint };

/** What is set aside for jackpots, one row a game and currency. */
export const listJackpotBalances = sql(
  'list_jackpot_balances',
  `SELECT owner AS game_id, currency, balance FROM house_balance WHERE kind = 'jackpot' AND balance > 0
   ORDER BY owner, currency`,
);
