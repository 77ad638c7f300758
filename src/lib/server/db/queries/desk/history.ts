import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../../db.ts';
import type { BetRow } from '../history.ts';

/** The page after `$2` (a time with all its digits) and `$3` (an id), `$4` at most, of the game session `$5` or of all. */
const after = (at: string, id: string) => `(${at}, ${id}) < ($2::timestamptz, $3::uuid)`;

export type DeskRoundRow = Pick<
  BetRow,
  'id' | 'game_id' | 'provider' | 'currency' | 'status' | 'free_spin' | 'stake' | 'payout' | 'opened_at' | 'opened_text'
> & { stake_bonus: bigint; balance_after: bigint; ended_at: Date | null };
/** A player's rounds for real money, the newest first. */
export const listDeskRounds = sql(
  'desk_list_rounds',
  `SELECT id, game_id, provider, currency, status, free_spin, stake, stake_bonus, payout, balance_after, opened_at, ended_at,
     to_char(opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS opened_text
   FROM round WHERE player_id = $1 AND NOT demo AND ${after('opened_at', 'id')} AND ($5::uuid IS NULL OR game_session_id = $5)
   ORDER BY opened_at DESC, id DESC LIMIT $4`,
);

export type DeskPaymentRow = {
  id: string;
  type: 'deposit' | 'withdraw';
  amount: bigint;
  currency: CurrencyCode;
  company: string;
  state: string;
  hold: string | null;
  reference: string | null;
  destination: string | null;
  created_at: Date;
  created_text: string;
  updated_at: Date;
};
const text = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS created_text`;
const page = `player_id = $1 AND ${after('created_at', 'id')} ORDER BY created_at DESC, id DESC LIMIT $4`;
/** Deposits and withdrawals in one order, the newest first, in whatever state. */
export const listDeskPayments = sql(
  'desk_list_payments',
  `SELECT * FROM (
     (SELECT id, 'deposit' AS type, amount, currency, gateway AS company, state, CASE state WHEN 'held' THEN held_for END AS hold,
        provider_reference AS reference, NULL AS destination, created_at, ${text}, updated_at FROM deposit WHERE ${page})
     UNION ALL
     (SELECT id, 'withdraw', amount, currency, provider, state, NULL, reference, destination, created_at, ${text}, updated_at
      FROM withdrawal WHERE ${page})) both_kinds
   ORDER BY created_at DESC, id DESC LIMIT $4`,
);
