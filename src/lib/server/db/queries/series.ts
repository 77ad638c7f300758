import { command } from '../db.ts';
import { asHouseBet } from './house-bet.ts';
import type { PlayedRow } from './rounds.ts';

export type SeriesRow = {
  id: bigint;
  number: number;
  price: bigint;
  printed: number[];
  remaining: number[];
};

const onSale = (hold: boolean): string =>
  `SELECT s.id, s.number, s.price, s.printed, s.remaining
   FROM game_session g, unnest($4::bigint[]) WITH ORDINALITY AS p (price, place),
     LATERAL series_on_sale(g.game_id, $3, g.currency, p.price,
       CASE WHEN g.demo THEN g.player_id::text ELSE '' END, $5, $6, ${hold}) s
   WHERE g.id = $1 AND g.player_id = $2 ORDER BY p.place`;

/** `$1` game session, `$2` player, `$3` rules version, `$4` prices, `$5` tickets printed, `$6` now. One row a price. */
export const readSeriesOnSale = command('read_series_on_sale', onSale(false));

/** The same, held to the end of the transaction. After the player's lock and before any account. */
export const lockSeriesOnSale = command('lock_series_on_sale', onSale(true));

export type BoughtRow = Omit<PlayedRow, 'code'> & { code: PlayedRow['code'] | 'series_moved' };

/** `houseBetValues`, series, tickets left, prize: a whole ticket. See `buy_ticket` in `functions/scratch-series.sql`. */
export const buyTicket = command('buy_ticket', `SELECT * FROM buy_ticket(${asHouseBet}, $17, $18, $19)`);
