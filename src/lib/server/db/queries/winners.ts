import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

export type WinRow = {
  game_id: string;
  first_name: string;
  currency: CurrencyCode;
  payout: bigint;
  jackpot_win: bigint | null;
  ended_at: Date;
};

/** The condition of two partial indexes (0013). */
const isWin = `r.status = 'settled' AND NOT r.demo AND r.payout > r.stake`;
// A free spin stakes nothing of the player's: it won when it returned more than the spin was worth.
const isShown = `p.show_wins AND (NOT r.free_spin OR r.payout > (SELECT sum((b ->> 'amount')::numeric) * c.subunits_to_unit
  FROM jsonb_array_elements(r.bets) b, currency c WHERE c.code = r.currency GROUP BY c.subunits_to_unit))`;
const shown = 'r.game_id, p.first_name, r.currency, r.payout, r.jackpot_win, r.ended_at';

/** The last wins for real money of players who let them be named, newest first. `$1`: how many, `$2`: in none of these games. */
export const listLatestWins = sql(
  'list_latest_wins',
  `SELECT ${shown} FROM round r JOIN player p ON p.id = r.player_id WHERE ${isWin} AND ${isShown}
     AND r.game_id <> ALL ($2::text[])
   ORDER BY r.ended_at DESC, r.id LIMIT $1`,
);

/** The highest of each of the currencies `$1` on each of the days `$2` (UTC), `$3` of each, in no order; in none of the games `$4`. */
export const listTopWins = sql(
  'list_top_wins',
  `SELECT w.* FROM unnest($1::text[]) AS k(currency) CROSS JOIN unnest($2::date[]) AS d(day) CROSS JOIN LATERAL (
     SELECT ${shown} FROM round r JOIN player p ON p.id = r.player_id
     WHERE ${isWin} AND ${isShown} AND r.currency = k.currency AND (r.ended_at AT TIME ZONE 'UTC')::date = d.day
       AND r.game_id <> ALL ($4::text[])
     ORDER BY r.payout DESC LIMIT $3
   ) w`,
);
