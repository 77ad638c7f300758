import type { StatementRow } from '#domain/affiliates/statement.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** `$1` id, `$2` prefix, `$3` share in percent, `$4` cents for a first deposit, `$5` now. No row where the id or a prefix is taken. */
export const addAffiliate = command(
  'add_affiliate',
  `INSERT INTO affiliate (id, prefix, share_percent, cpa_eur_cents, created_at)
   SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (
     SELECT FROM affiliate a WHERE a.ended_at IS NULL AND (starts_with(a.prefix, $2) OR starts_with($2, a.prefix)))
   ON CONFLICT DO NOTHING RETURNING id`,
);
/** So that of two prefixes that are added at once, one sees the other; until the transaction ends. */
export const lockAffiliates = sql(
  'lock_affiliates',
  `SELECT pg_advisory_xact_lock(hashtext('affiliates'))::text AS held`,
);

export const endAffiliate = command(
  'end_affiliate',
  'UPDATE affiliate SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id',
);
/** The addresses of an affiliate that are told something. */
export const listAffiliateEndpoints = sql(
  'list_affiliate_endpoints',
  'SELECT id FROM webhook_endpoint WHERE affiliate_id = $1 AND removed_at IS NULL ORDER BY id',
);

export type AffiliateRow = {
  readonly id: string;
  readonly prefix: string;
  readonly share_percent: number;
  readonly cpa_eur_cents: bigint;
  readonly ended_at: Date | null;
  readonly players: bigint;
};
const affiliates = `SELECT a.id, a.prefix, a.share_percent, a.cpa_eur_cents, a.ended_at,
   (SELECT count(*) FROM affiliate_referral r WHERE r.affiliate_id = a.id) AS players FROM affiliate a`;
export const listAffiliates = sql('list_affiliates', `${affiliates} ORDER BY a.created_at, a.id`);
export const findAffiliate = sql('find_affiliate', `${affiliates} WHERE a.id = $1`);

export type AffiliateToldRow = {
  readonly id: string;
  readonly ended_at: Date | null;
  readonly players: bigint;
  readonly first_deposits: bigint;
  /** Null once nothing is told to them any more. */
  readonly url: string | null;
  readonly pending: bigint;
  readonly dead: bigint;
};
/** With the one address of each, and what is on the way to it or was given up. */
export const listAffiliatesTold = sql(
  'list_affiliates_told',
  `SELECT a.id, a.ended_at, w.url,
     (SELECT count(*) FROM affiliate_referral r WHERE r.affiliate_id = a.id) AS players,
     (SELECT count(*) FROM affiliate_fact f WHERE f.affiliate_id = a.id AND f.kind = 'first_deposit') AS first_deposits,
     (SELECT count(*) FROM webhook_delivery d WHERE d.endpoint_id = w.id AND d.state = 'pending') AS pending,
     (SELECT count(*) FROM webhook_delivery d WHERE d.endpoint_id = w.id AND d.state = 'dead') AS dead
   FROM affiliate a LEFT JOIN webhook_endpoint w ON w.affiliate_id = a.id AND w.removed_at IS NULL
   ORDER BY a.created_at, a.id`,
);

/** See `affiliate_count_day` in functions/affiliates.sql. */
export const countAffiliateDay = command('count_affiliate_day', 'SELECT affiliate_count_day($1) AS counted');

export type FactRow = {
  readonly id: string;
  readonly kind: StatementRow['kind'];
  readonly day: string;
  readonly at: Date;
  readonly click_id: string;
  readonly currency: CurrencyCode | null;
  readonly amount: bigint | null;
  readonly eur_cents: bigint | null;
  readonly stakes: bigint | null;
  readonly payouts: bigint | null;
  readonly bonus_cost: bigint | null;
};
/** Of the affiliate `$1` what counts to the days from `$2` to before `$3`, in the order of the statement. */
export const listAffiliateFacts = sql(
  'list_affiliate_facts',
  `SELECT f.id, f.kind, f.day::text AS day, f.at, p.click_id, f.currency, f.amount, f.eur_cents, f.stakes, f.payouts, f.bonus_cost
   FROM affiliate_fact f JOIN affiliate_referral r ON r.id = f.referral_id JOIN player p ON p.id = r.player_id
   WHERE f.affiliate_id = $1 AND f.day >= $2::date AND f.day < $3::date ORDER BY f.day, f.at, f.id`,
);

/** Up to which day revenue is counted; null: none is. */
export const lastCountedDay = sql('last_affiliate_day', 'SELECT max(day)::text AS day FROM affiliate_counted');
