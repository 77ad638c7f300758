import { command, sql } from '../db.ts';
import { type DepositRow, depositColumns } from './payments.ts';

/** One try to pay by card. Its key is that of the wish, and from the second on a stroke and its number: `…/2`. */
export type TryRow = DepositRow & { idempotency_key: string; promotion_coupon: string | null; updated_at: Date };

const columns = `${depositColumns}, idempotency_key, promotion_coupon, updated_at`;

/** Player, keys: the tries of one wish, the first one first. */
export const listTries = sql(
  'list_card_tries',
  `SELECT ${columns} FROM deposit WHERE player_id = $1 AND idempotency_key = ANY($2::text[])
   ORDER BY array_position($2::text[], idempotency_key)`,
);

export const findOwnTry = sql('find_own_try', `SELECT ${columns} FROM deposit WHERE id = $1 AND player_id = $2`);

/** Player, currency, amount, companies, since when: the newest deposit of that very amount that may still be paid. */
export const findTryUnderWay = sql(
  'find_try_under_way',
  `SELECT ${columns} FROM deposit
   WHERE player_id = $1 AND currency = $2 AND amount = $3 AND gateway = ANY($4::text[]) AND created_at > $5
     AND state IN ('created', 'redirected', 'pending')
   ORDER BY created_at DESC, id LIMIT 1`,
);

/** Deposit, now: who asked its company is gone, and another asks in its place. */
export const takeOverTry = command(
  'take_over_try',
  `UPDATE deposit SET updated_at = $2 WHERE id = $1 AND state = 'created'`,
);

/** Deposit, now: its company opened nothing. The key of the wish stays, as another company is asked for the same. */
export const giveUpTry = command(
  'give_up_try',
  `UPDATE deposit SET state = 'failed', updated_at = $2 WHERE id = $1 AND state = 'created'`,
);

export type GatewayRecordRow = { gateway: string; paid: bigint; lost: bigint };
/** Companies, how many of the last deposits that are over count, since when. One of which there are none has no row. */
export const listGatewayRecords = sql(
  'list_gateway_records',
  `SELECT last.gateway, count(*) FILTER (WHERE last.is_paid) AS paid, count(*) FILTER (WHERE NOT last.is_paid) AS lost
   FROM unnest($1::text[]) AS g(name) CROSS JOIN LATERAL (
     SELECT d.gateway, d.completed_at IS NOT NULL OR d.held_at IS NOT NULL AS is_paid FROM deposit d
     WHERE d.gateway = g.name AND d.created_at > $3 AND d.state NOT IN ('created', 'redirected', 'pending')
     ORDER BY d.created_at DESC LIMIT $2
   ) AS last
   GROUP BY last.gateway`,
);

export type FailureRow = { gateway: string; updated_at: Date };
/** Player, companies, since when: where the player's last deposit failed, and when. */
export const listLateFailures = sql(
  'list_late_failures',
  `SELECT last.gateway, last.updated_at FROM (
     SELECT DISTINCT ON (gateway) gateway, state, updated_at FROM deposit
     WHERE player_id = $1 AND gateway = ANY($2::text[]) AND created_at > $3::timestamptz - interval '1 day'
       AND state NOT IN ('created', 'redirected', 'pending')
     ORDER BY gateway, updated_at DESC
   ) AS last
   WHERE last.state = 'failed' AND last.updated_at > $3`,
);
