import { command, sql } from '../db.ts';

/** Numbering is one process's work at a time; the lock ends with its transaction. */
export const tryNumberLock = sql(
  'try_number_lock',
  `SELECT pg_try_advisory_xact_lock(hashtext('event_numbers')) AS held`,
);

/** See `event_give_numbers` in functions/events.sql; `$1`: how many at most. Under the lock alone. */
export const giveNumbers = command('give_event_numbers', 'SELECT event_give_numbers($1) AS given');

/** `facts` as the fact's function wrote them. */
export type EventRow = {
  readonly epoch: number;
  readonly number: bigint;
  readonly at: Date;
  readonly type: string;
  readonly version: number;
  readonly key: string;
  readonly player_id: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
};
const eventColumns = 'n.epoch, n.number, e.at, e.type, e.version, e.key, e.player_id, e.facts';

/** Of the events after the number `$1` the first `$2`, in their order. */
export const listEvents = sql(
  'list_events',
  `SELECT ${eventColumns} FROM event_number n JOIN event e ON e.id = n.event_id WHERE n.number > $1 ORDER BY n.number LIMIT $2`,
);

export type OutboxRow = {
  /** Events without a number, and the moment of the oldest of them. */
  readonly waiting: bigint;
  readonly oldest: Date | null;
  /** Deliveries to addresses of the operator's that wait or are due, and that were given up. */
  readonly pending: bigint;
  readonly dead: bigint;
};
export const readOutbox = sql(
  'read_outbox',
  `SELECT count(*) AS waiting, min(e.at) AS oldest,
     (SELECT count(*) FROM webhook_delivery WHERE state = 'pending') AS pending,
     (SELECT count(*) FROM webhook_delivery WHERE state = 'dead') AS dead
   FROM event_pending p JOIN event e ON e.id = p.event_id`,
);

const between = `FROM event_number n JOIN event e ON e.id = n.event_id
   WHERE n.number > $1 AND ($2::bigint IS NULL OR n.number <= $2) AND ($3::timestamptz IS NULL OR e.at >= $3)
     AND ($4::timestamptz IS NULL OR e.at < $4)`;

/** How many events the bounds of `list_events_between` have, and the last number of them. */
export const countEventsBetween = sql(
  'count_events_between',
  `SELECT count(*) AS count, coalesce(max(n.number), 0) AS last ${between}`,
);

/** Of the events after the number `$1`, up to `$2` and of the time from `$3` to before `$4` (NULL: no such bound), the first `$5`. */
export const listEventsBetween = sql(
  'list_events_between',
  `SELECT ${eventColumns} ${between} ORDER BY n.number LIMIT $5`,
);

export const lastEventNumber = sql('last_event_number', 'SELECT coalesce(max(number), 0) AS number FROM event_number');

/** One process at a time fills a stream outside; the lock ends with its transaction. */
export const tryStreamLock = sql(
  'try_stream_lock',
  `SELECT pg_try_advisory_xact_lock(hashtext('event_stream')) AS held`,
);

/** Waits for whoever is at it. */
export const waitForStreamLock = sql(
  'wait_for_stream_lock',
  `SELECT pg_advisory_xact_lock(hashtext('event_stream'))::text AS held`,
);

/** How far the consumer `$1` was told; one that is new, up to the last event there is. */
export const startEventCursor = command(
  'start_event_cursor',
  'INSERT INTO event_cursor (consumer, number) SELECT $1, coalesce(max(number), 0) FROM event_number ON CONFLICT DO NOTHING',
);
export const readEventCursor = sql('read_event_cursor', 'SELECT number FROM event_cursor WHERE consumer = $1');
export const moveEventCursor = command(
  'move_event_cursor',
  `INSERT INTO event_cursor (consumer, number) VALUES ($1, $2)
   ON CONFLICT (consumer) DO UPDATE SET number = excluded.number`,
);
