import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../../db.ts';

/** A player as the desk may see one: nothing by which somebody could sign in. */
export type DeskPlayerRow = {
  id: string;
  email: string;
  full_name: string;
  nick_name: string | null;
  date_of_birth: string | null;
  gender: string | null;
  country: string | null;
  state: string | null;
  city: string | null;
  zip_code: string | null;
  address: string | null;
  address2: string | null;
  dialing_code: string | null;
  phone_number: string | null;
  language: string;
  created_at: Date;
  confirmed: boolean;
  closed_at: Date | null;
  closing_reason: string | null;
  excluded: boolean;
  /** Null also where the exclusion has no end. */
  excluded_until: Date | null;
  timed_out_until: Date | null;
  second_factor: boolean;
  passkeys: number;
  promo_mail: boolean;
};
/** `$1` player, `$2` now. */
export const findDeskPlayer = sql(
  'desk_find_player',
  `SELECT p.id, p.email, p.full_name, d.nick_name, to_char(d.date_of_birth, 'YYYY-MM-DD') AS date_of_birth, d.gender, d.country, d.state,
     d.city, d.zip_code, d.address, d.address2, d.dialing_code, d.phone_number, p.language, p.created_at,
     p.confirmed_at IS NOT NULL AS confirmed, p.closed_at, p.closing_reason, coalesce(p.excluded_until > $2, false) AS excluded,
     CASE WHEN p.excluded_until > $2 THEN nullif(p.excluded_until, 'infinity') END AS excluded_until,
     CASE WHEN p.timed_out_until > $2 THEN p.timed_out_until END AS timed_out_until,
     EXISTS (SELECT FROM second_factor f WHERE f.player_id = p.id AND f.confirmed_at IS NOT NULL) AS second_factor,
     (SELECT count(*)::integer FROM passkey k WHERE k.player_id = p.id) AS passkeys,
     coalesce(d.receive_email_promo, false) AS promo_mail
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = $1`,
);

export type BalanceRow = {
  currency: CurrencyCode;
  own: bigint;
  bonus: bigint;
  locked: bigint;
  withdrawal: bigint;
  owed: bigint;
};
/** What stands on the player's accounts now, a currency a row, that of the displayed wallet first. */
export const listDeskBalances = sql(
  'desk_list_balances',
  `SELECT a.currency, ${Object.entries({
    own: 'cash',
    bonus: 'bonus',
    locked: 'locked',
    withdrawal: 'withdrawal',
    owed: 'owed',
  })
    .map(([name, kind]) => `coalesce(sum(a.balance) FILTER (WHERE a.kind = '${kind}'), 0)::bigint AS ${name}`)
    .join(', ')}
   FROM account a LEFT JOIN wallet w ON w.player_id = a.player_id AND w.currency = a.currency
   WHERE a.player_id = $1 GROUP BY a.currency, w.is_default ORDER BY w.is_default IS NOT TRUE, a.currency`,
);

export type TotalRow = {
  currency: CurrencyCode;
  deposited: bigint;
  charged_back: bigint;
  withdrawn: bigint;
  staked: bigint;
  paid: bigint;
};
/**
 * What all of the player's postings come to. What was staked and paid has bonus money in it; of free spins what they won, which nobody
 * staked. A stake that was given back is none.
 */
export const sumDeskTotals = sql(
  'desk_sum_totals',
  `SELECT a.currency,
     coalesce(sum(p.amount) FILTER (WHERE m.kind = 'deposit' AND a.kind = 'cash'), 0)::bigint AS deposited,
     coalesce(-sum(p.amount) FILTER (WHERE m.kind = 'deposit_reversed' AND a.kind = 'cash'), 0)::bigint AS charged_back,
     coalesce(-sum(p.amount) FILTER (WHERE m.kind = 'withdrawal_paid'), 0)::bigint AS withdrawn,
     coalesce(-sum(p.amount) FILTER (WHERE m.kind IN ('bet', 'rollback')), 0)::bigint AS staked,
     coalesce(sum(p.amount) FILTER (WHERE m.kind IN ('win', 'jackpot_win')), 0)::bigint AS paid
   FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
   WHERE a.player_id = $1 GROUP BY a.currency ORDER BY a.currency`,
);

export type OpenRoundRow = {
  id: string;
  game_id: string;
  provider: string;
  currency: CurrencyCode;
  stake: bigint;
  opened_at: Date;
  demo: boolean;
};
export const listOpenRounds = sql(
  'desk_list_open_rounds',
  `SELECT id, game_id, provider, currency, stake, opened_at, demo FROM round
   WHERE player_id = $1 AND status = 'open' ORDER BY opened_at DESC LIMIT 50`,
);
