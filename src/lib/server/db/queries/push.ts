import { command, sql } from '../db.ts';

/** A browser that may be told: its address at a push service, and the keys by which it reads. */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushRow = { readonly endpoint: string; readonly topics: readonly string[] };

/** The player's own browsers, the latest first. */
export const listPush = sql(
  'list_push_subscriptions',
  'SELECT endpoint, topics FROM push_subscription WHERE player_id = $1 ORDER BY created_at DESC, id',
);

/**
 * Keeps a browser for a player, or changes what it is told; `$2` endpoint, `$3` and `$4` its keys, `$5` topics, `$6` now, `$7` the session that asks. A browser that was
 * another player's is this one's from now on.
 */
export const savePush = command(
  'save_push_subscription',
  `INSERT INTO push_subscription (player_id, endpoint, p256dh, auth, topics, created_at, session_id)
   VALUES ($1, $2, $3, $4, $5::text[], $6, $7)
   ON CONFLICT (endpoint) DO UPDATE
     SET player_id = $1, p256dh = excluded.p256dh, auth = excluded.auth, topics = excluded.topics,
       created_at = excluded.created_at, session_id = excluded.session_id`,
);

/** Forgets all of a player's browsers but the `$2` latest. */
export const dropOldPush = command(
  'drop_old_push_subscriptions',
  `DELETE FROM push_subscription WHERE id IN
     (SELECT id FROM push_subscription WHERE player_id = $1 ORDER BY created_at DESC, id OFFSET $2)`,
);

export const removePush = command(
  'remove_push_subscription',
  'DELETE FROM push_subscription WHERE player_id = $1 AND endpoint = $2',
);

/** A push service said that nobody is there any more. */
export const forgetPush = command('forget_push_subscription', 'DELETE FROM push_subscription WHERE id = $1');

/** Has a player's browsers told that want to hear of the topic `$2`; `$3` kind, `$4` facts, `$5` now. In the transaction of its fact. */
export const enqueuePush = command(
  'enqueue_push',
  `INSERT INTO push_job (subscription_id, kind, facts, created_at, run_at)
   SELECT id, $3, $4, $5, $5 FROM push_subscription WHERE player_id = $1 AND $2::text = ANY (topics)`,
);

export type PushJobRow = PushAddress & {
  readonly id: bigint;
  readonly subscription_id: string;
  readonly kind: string;
  readonly facts: unknown;
  readonly attempts: number;
  readonly created_at: Date;
};

/** Takes the oldest due job until `$2`, when another worker may take it. */
export const leasePushJob = command(
  'lease_push_job',
  `WITH due AS (SELECT id FROM push_job WHERE run_at <= $1 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE push_job j SET run_at = $2, attempts = j.attempts + 1
   FROM due, push_subscription s
   WHERE j.id = due.id AND s.id = j.subscription_id
   RETURNING j.id, j.subscription_id, j.kind, j.facts, j.attempts, j.created_at, s.endpoint, s.p256dh, s.auth`,
);

export const endPushJob = command('end_push_job', 'DELETE FROM push_job WHERE id = $1');
export const postponePushJob = command('postpone_push_job', 'UPDATE push_job SET run_at = $2 WHERE id = $1');
