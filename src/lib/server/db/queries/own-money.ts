import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** Puts the mail of a link to the own money into the outbox; the player of that address, or null. `$1` the address as compared. */
export const askOwnMoney = command('ask_own_money', `SELECT ask_link('own_money', $1, $2) AS player_id`);

export type OwnMoneyTokenRow = { player_id: string; used_at: Date | null; expires_at: Date };
export const findOwnMoneyToken = sql(
  'find_own_money_token',
  `SELECT player_id, used_at, expires_at FROM email_token WHERE token_hash = $1 AND purpose = 'own_money'`,
);

/** Player, now: whether he cannot sign in; no row where he can, or where there is none. */
export const findShutOut = sql(
  'find_shut_out',
  `SELECT f.player_id IS NOT NULL AS has_factor FROM player p
   LEFT JOIN second_factor f ON f.player_id = p.id AND f.confirmed_at IS NOT NULL
   WHERE p.id = $1 AND (p.closed_at IS NOT NULL OR p.excluded_until > $2)`,
);

export type OwnMoneyRow = { currency: CurrencyCode; cash: bigint; owed: bigint };
/**
 * Player: what is his in each currency, `owed` being what was held and no company gives back. What its company gives back, or may be
 * giving back, is not here: it is on its way.
 */
export const listOwnMoney = sql(
  'list_own_money',
  `SELECT currency, sum(cash)::bigint AS cash, sum(owed)::bigint AS owed FROM (
     SELECT currency, balance AS cash, 0 AS owed FROM account WHERE player_id = $1 AND kind = 'cash'
     UNION ALL
     SELECT d.currency, 0, d.amount FROM deposit d LEFT JOIN deposit_refund r ON r.deposit_id = d.id
     WHERE d.player_id = $1 AND d.state = 'held' AND d.held_for IN ('account_closed', 'player_excluded')
       AND (r.refused_at IS NOT NULL OR r.deposit_id IS NULL AND NOT d.gateway = ANY ($2))) o
   GROUP BY currency HAVING sum(cash) + sum(owed) > 0 ORDER BY currency`,
);

export type FreeHeldRow = { id: string; gateway: string; amount: bigint };
/** Player, currency, companies that refund: the deposits of `owed`, which stand still until the transaction ends. */
export const lockFreeHeld = command(
  'lock_free_held',
  `SELECT d.id, d.gateway, d.amount FROM deposit d
   WHERE d.player_id = $1 AND d.currency = $2 AND d.state = 'held' AND d.held_for IN ('account_closed', 'player_excluded')
     AND (EXISTS (SELECT FROM deposit_refund r WHERE r.deposit_id = d.id AND r.refused_at IS NOT NULL)
       OR NOT d.gateway = ANY ($3) AND NOT EXISTS (SELECT FROM deposit_refund r WHERE r.deposit_id = d.id))
   ORDER BY d.id FOR UPDATE OF d`,
);

/** Player, currency, provider: where the player was last paid; no row when nowhere. */
export const findLastPaidTo = sql(
  'find_last_paid_to',
  `SELECT destination FROM withdrawal WHERE player_id = $1 AND currency = $2 AND provider = $3 AND state = 'sent'
   ORDER BY updated_at DESC LIMIT 1`,
);
export type PaidToRow = { destination: string };
