import { command, sql } from '../db.ts';
import type { EventRow } from './events.ts';

/** `$1` id, `$2` url, `$3` its sealed secret, `$4` the types it wants or NULL, `$5` the number after which it is told, or NULL for from now on, `$6` now, `$7` the affiliate whose players alone it is told of, or NULL. */
export const addEndpoint = command(
  'add_webhook_endpoint',
  `INSERT INTO webhook_endpoint (id, url, secret_sealed, types, cursor, created_at, affiliate_id)
   VALUES ($1, $2, $3, $4::text[], coalesce($5::bigint, (SELECT coalesce(max(number), 0) FROM event_number)), $6, $7)
   ON CONFLICT DO NOTHING RETURNING cursor`,
);

/** Those that are told something. */
export const listEndpointIds = sql(
  'list_webhook_ids',
  'SELECT id FROM webhook_endpoint WHERE removed_at IS NULL ORDER BY id',
);

export type EndpointRow = {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[] | null;
  readonly cursor: bigint;
  readonly created_at: Date;
  readonly old_until: Date | null;
  readonly affiliate_id: string | null;
  readonly pending: bigint;
  readonly dead: bigint;
};
export const listEndpoints = sql(
  'list_webhook_endpoints',
  `SELECT id, url, types, cursor, created_at, old_until, affiliate_id,
     (SELECT count(*) FROM webhook_delivery d WHERE d.endpoint_id = e.id AND d.state = 'pending') AS pending,
     (SELECT count(*) FROM webhook_delivery d WHERE d.endpoint_id = e.id AND d.state = 'dead') AS dead
   FROM webhook_endpoint e WHERE removed_at IS NULL ORDER BY created_at, id`,
);

/** Nothing more is sent there; what waited is forgotten. See `webhook_remove` in functions/events.sql. */
export const removeEndpoint = command('remove_webhook_endpoint', 'SELECT webhook_remove($1, $2) AS removed');

/** `$2` the new secret, sealed; the one before stays good until `$3`. */
export const rotateEndpoint = command(
  'rotate_webhook_endpoint',
  `UPDATE webhook_endpoint SET old_secret_sealed = secret_sealed, old_until = $3, secret_sealed = $2
   WHERE id = $1 AND removed_at IS NULL RETURNING id`,
);

/** Where one that is told what happens stands. */
export const findEndpointUrl = sql(
  'find_webhook_url',
  'SELECT url FROM webhook_endpoint WHERE id = $1 AND removed_at IS NULL',
);

/** See `webhook_fan_out`, `webhook_end` and `webhook_resend` in functions/events.sql. */
export const fanOut = command('webhook_fan_out', 'SELECT webhook_fan_out($1, $2, $3) AS passed');
export const endDelivery = command('webhook_end', 'SELECT webhook_end($1, $2, $3, $4, $5, $6)');
export const resendDead = command('webhook_resend', 'SELECT webhook_resend($1, $2, $3) AS revived');

export type DeliveryRow = EventRow & {
  readonly endpoint_id: string;
  readonly url: string;
  readonly secret_sealed: Buffer;
  /** Not while it is past its end. */
  readonly old_secret_sealed: Buffer | null;
  readonly affiliate_id: string | null;
  /** Of an affiliate's: by which click the player came. */
  readonly click_id: string | null;
  /** With the one that begins now. */
  readonly attempts: number;
  /** Of the call that made the fact; null where it is not known. */
  readonly traceparent: string | null;
};
/** Takes the endpoint `$1`'s oldest due delivery until `$3`, when another worker may take it; `$2` now. */
export const leaseDelivery = command(
  'lease_webhook_delivery',
  `WITH due AS (SELECT endpoint_id, number FROM webhook_delivery
     WHERE endpoint_id = $1 AND state = 'pending' AND run_at <= $2 AND run_at < 'infinity'
     ORDER BY run_at, number LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE webhook_delivery d SET run_at = $3, attempts = d.attempts + 1
   FROM due, webhook_endpoint w, event_number n, event e
   WHERE d.endpoint_id = due.endpoint_id AND d.number = due.number AND w.id = due.endpoint_id AND n.number = due.number AND e.id = n.event_id
   RETURNING d.endpoint_id, d.attempts, w.url, w.secret_sealed, CASE WHEN w.old_until > $2 THEN w.old_secret_sealed END AS old_secret_sealed,
     n.epoch, n.number, e.at, e.type, e.version, e.key, e.player_id, e.facts, e.traceparent, w.affiliate_id,
     CASE WHEN w.affiliate_id IS NOT NULL THEN (SELECT p.click_id FROM affiliate_referral r JOIN player p ON p.id = r.player_id
       WHERE r.id = (e.facts ->> 'referralId')::uuid) END AS click_id`,
);

/** To be tried again at `$3`; `$4` and `$5`: what it failed with. */
export const postponeDelivery = command(
  'postpone_webhook_delivery',
  `UPDATE webhook_delivery SET run_at = $3, last_status = $4, last_reason = $5 WHERE endpoint_id = $1 AND number = $2 AND state = 'pending'`,
);

export type DeadRow = {
  readonly endpoint_id: string;
  readonly number: bigint;
  readonly type: string;
  readonly attempts: number;
  readonly ended_at: Date;
  readonly last_status: number | null;
  readonly last_reason: string | null;
};
/** The first `$1` dead deliveries of all endpoints. */
export const listDead = sql(
  'list_dead_webhooks',
  `SELECT d.endpoint_id, d.number, e.type, d.attempts, d.ended_at, d.last_status, d.last_reason
   FROM webhook_delivery d JOIN event_number n ON n.number = d.number JOIN event e ON e.id = n.event_id
   WHERE d.state = 'dead' ORDER BY d.endpoint_id, d.number LIMIT $1`,
);
