import { command, sql } from '../db.ts';

/** Numbering is one process's work at a time; the lock ends with its transaction. */
export const tryNumberLock = sql(
  'try_number_lock',
  `SELECT pg_try_advisory_xact_lock(hashtext('event_numbers')) AS held`,
);

/** See `event_give_numbers` in functions/events.sql; `$1`: how many at most. Under the lock alone. */
export const giveNumbers = command('give_event_numbers', 'SELECT event_give_numbers($1) AS given');
