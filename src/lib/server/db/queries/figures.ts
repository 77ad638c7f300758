import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

/** Rounds for real money that are not over, and what was staked on them. */
export type OpenStakesRow = { readonly currency: CurrencyCode; readonly rounds: bigint; readonly stake: bigint };
export const sumOpenStakes = sql(
  'sum_open_stakes',
  `SELECT currency, count(*) AS rounds, sum(stake)::bigint AS stake FROM round WHERE status = 'open' AND NOT demo GROUP BY currency`,
);

/** What the house itself is late with, at `$1`; `oldest`: since when the first of a kind is due. */
export type DueRow = { readonly kind: 'payouts' | 'mails' | 'webhooks'; readonly count: bigint; readonly oldest: Date };
export const listDue = sql(
  'list_due_work',
  `SELECT 'payouts' AS kind, count(*) AS count, min(run_at) AS oldest FROM withdrawal WHERE state = 'approved' AND run_at <= $1
   HAVING count(*) > 0
   UNION ALL SELECT 'mails', count(*), min(run_at) FROM mail_job WHERE done_at IS NULL AND given_up_at IS NULL AND run_at <= $1
   HAVING count(*) > 0
   UNION ALL SELECT 'webhooks', count(*), min(run_at) FROM webhook_delivery
     WHERE state = 'pending' AND run_at < 'infinity' AND run_at <= $1 HAVING count(*) > 0`,
);

/** By how many events a stream outside is behind; no row before it was told anything. */
export const readStreamLag = sql(
  'read_stream_lag',
  `SELECT greatest(coalesce((SELECT max(number) FROM event_number), 0) - c.number, 0) AS behind
   FROM event_cursor c WHERE c.consumer = $1`,
);

export type GatewayRow = {
  readonly gateway: string;
  readonly outcome: 'paid' | 'lost' | 'open';
  readonly deposits: bigint;
  /** Of them, those that another company was asked for before. */
  readonly taken_over: bigint;
};
/** Companies, since when: what became of their deposits. A try after another company's has a stroke and its number in its key. */
export const countGatewayDeposits = sql(
  'count_gateway_deposits',
  `SELECT d.gateway, CASE WHEN d.completed_at IS NOT NULL OR d.held_at IS NOT NULL THEN 'paid'
       WHEN d.state IN ('created', 'redirected', 'pending') THEN 'open' ELSE 'lost' END AS outcome,
     count(*) AS deposits, count(*) FILTER (WHERE d.idempotency_key ~ '/[0-9]{1,2}$') AS taken_over
   FROM deposit d WHERE d.gateway = ANY ($1::text[]) AND d.created_at > $2 GROUP BY 1, 2`,
);
