import { sql } from '../db.ts';

/** What it is, not when the transaction began. */
export const readClock = sql('read_clock', 'SELECT clock_timestamp() AS at');
