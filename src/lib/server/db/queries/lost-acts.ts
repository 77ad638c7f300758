import { command, sql } from '../db.ts';

/** Those of the hashes $1 that the log of staff has. */
export const listKnownActs = sql('list_known_acts', 'SELECT hash FROM staff_act WHERE hash = ANY ($1::bytea[])');

/** Hash, number, epoch, when the journal got it, the epoch in which it was missed, what it says or null. */
export const insertLostAct = command(
  'insert_lost_act',
  `INSERT INTO staff_act_lost (hash, id, epoch, noted_at, missed_in, content) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT DO NOTHING RETURNING hash`,
);

/** Notes each entry of the log of staff for the journal whose hash is not among $1. */
export const noteActs = command('journal_acts', 'SELECT journal_acts($1::bytea[]) AS lines');

export type LostActRow = {
  readonly hash: Buffer;
  readonly id: bigint;
  readonly epoch: number;
  readonly noted_at: Date;
  readonly missed_in: number;
  readonly content: string | null;
};
/** The newest first, before the number $2 of the epoch $1 (null: from the end), at most $3. */
export const listLostActs = sql(
  'list_lost_acts',
  `SELECT hash, id, epoch, noted_at, missed_in, content FROM staff_act_lost
   WHERE $1::int IS NULL OR (epoch, id) < ($1, $2::bigint) ORDER BY epoch DESC, id DESC LIMIT $3`,
);
export const countLostActs = sql('count_lost_acts', 'SELECT count(*) AS lost FROM staff_act_lost');
