import type { CurrencyCode } from '#domain/money/currency.ts';
import type { StatementState, StatementType } from '#domain/payments/reconcile.ts';
import { sql } from '../db.ts';

export type BookedRow = {
  type: StatementType;
  id: string;
  provider: string;
  reference: string | null;
  currency: CurrencyCode;
  amount: bigint;
  state: StatementState;
  begun_at: Date;
  booked_at: Date | null;
  aside: 'dust' | 'held' | null;
};

/**
 * Providers, from, before, our numbers, the providers' numbers: the payments of these providers that were booked in the time, and
 * any that a statement names. What was booked is told as the clearing account has it.
 */
export const listBooked = sql(
  'reconcile_booked',
  `WITH numbers AS MATERIALIZED (
     SELECT movement_since($2::timestamptz - interval '10 minutes') AS low, movement_since($3::timestamptz + interval '10 minutes') AS high),
   named AS (
     SELECT m.reference AS id FROM account a
     CROSS JOIN LATERAL (SELECT x.movement_id FROM posting x WHERE x.account_id = a.id
       AND x.movement_id >= (SELECT low FROM numbers) AND x.movement_id < (SELECT high FROM numbers)) p
     JOIN movement m ON m.id = p.movement_id
     WHERE a.kind = 'clearing' AND a.player_id IS NULL AND a.owner = ANY($1::text[]) AND m.at >= $2 AND m.at < $3
     UNION SELECT unnest($4::text[])
     UNION SELECT id::text FROM deposit WHERE provider_reference = ANY($5::text[])
     UNION SELECT id::text FROM withdrawal WHERE reference = ANY($5::text[])),
   -- Of these alone the books are read: a statement is of a day, and the books of years.
   wanted AS MATERIALIZED (
     SELECT id, id::uuid AS uuid FROM named
     WHERE CASE WHEN id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN true ELSE false END),
   cleared AS MATERIALIZED (
     SELECT m.kind, m.reference AS id, a.owner AS provider, a.currency, sum(p.amount)::bigint AS amount, m.at
     FROM wanted w
     CROSS JOIN LATERAL (SELECT x.id, x.kind, x.reference, x.at FROM movement x WHERE x.reference = w.id
       AND x.kind IN ('deposit', 'deposit_held', 'deposit_reversed', 'deposit_refunded', 'withdrawal_paid') OFFSET 0) m
     JOIN account a ON a.kind = 'clearing' AND a.player_id IS NULL
     CROSS JOIN LATERAL (SELECT x.amount FROM posting x WHERE x.account_id = a.id AND x.movement_id = m.id OFFSET 0) p
     GROUP BY m.kind, m.reference, a.owner, a.currency, m.at)
   SELECT * FROM (
     SELECT 'deposit' AS type, d.id::text AS id, coalesce(c.provider, d.gateway) AS provider, d.provider_reference AS reference,
       coalesce(c.currency, d.currency) AS currency, coalesce(-c.amount, d.amount) AS amount,
       CASE WHEN d.id::text IN (SELECT r.id FROM cleared r WHERE r.kind IN ('deposit_reversed', 'deposit_refunded')) THEN 'reversed' WHEN c.id IS NOT NULL THEN 'completed'
         WHEN d.state IN ('created', 'redirected', 'pending') THEN 'pending' ELSE 'failed' END AS state,
       d.created_at AS begun_at, c.at AS booked_at,
       CASE WHEN t.hold = 'below_minimum' THEN 'dust' WHEN t.hold IS NOT NULL THEN 'held' END AS aside
     FROM wanted q JOIN deposit d ON d.id = q.uuid
     LEFT JOIN chain_transfer t ON t.deposit_id = d.id
     -- What was held came by its own movement, and is credited without another word of the company.
     LEFT JOIN cleared c ON c.kind IN ('deposit', 'deposit_held') AND c.id = d.id::text
     UNION ALL
     SELECT 'withdrawal', w.id::text, coalesce(c.provider, w.provider), w.reference, coalesce(c.currency, w.currency),
       coalesce(c.amount, w.amount),
       CASE WHEN c.id IS NOT NULL THEN 'completed' WHEN w.state IN ('failed', 'cancelled') THEN 'failed' ELSE 'pending' END,
       w.created_at, c.at, NULL
     FROM wanted q JOIN withdrawal w ON w.id = q.uuid LEFT JOIN cleared c ON c.kind = 'withdrawal_paid' AND c.id = w.id::text
   ) b
   WHERE (b.provider = ANY($1::text[]) AND b.booked_at >= $2 AND b.booked_at < $3)
     OR b.id = ANY($4::text[]) OR (b.provider = ANY($1::text[]) AND b.reference = ANY($5::text[]))
   ORDER BY b.booked_at, b.id`,
);

export type SandboxRow = {
  provider: string;
  type: StatementType;
  reference: string;
  merchant_reference: string | null;
  amount: string;
  currency: CurrencyCode;
  outcome: string;
  at: Date;
};

/** From, before: what the sandbox's companies and chains would list of the time. `amount` is in minor units, of coins in the chain's. */
export const listSandboxStatement = sql(
  'sandbox_statement',
  `SELECT * FROM (
     SELECT gateway AS provider, 'deposit' AS type, coalesce(company_reference, reference) AS reference, merchant_reference,
       amount::text AS amount, currency, outcome, created_at AS at
     FROM sandbox_order WHERE outcome IS NOT NULL
     UNION ALL
     SELECT provider, 'withdrawal', reference, merchant_reference, amount::text, currency, 'completed', paid_at FROM sandbox_payout
     UNION ALL
     SELECT 'crypto', 'deposit', c.txid || CASE c.currency WHEN 'ETH' THEN '' ELSE ':0' END, NULL, c.chain_amount::text, c.currency,
       CASE WHEN c.block_height IS NULL THEN 'pending' ELSE 'completed' END, c.sent_at
     FROM sandbox_coin c WHERE EXISTS (SELECT FROM chain_address a WHERE a.address = c.address)
   ) s WHERE at >= $1 AND at < $2 ORDER BY at, provider, reference`,
);
