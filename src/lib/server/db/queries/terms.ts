import { command, sql } from '../db.ts';

export type AcceptedRow = {
  /** Null of a player of whom no acceptance is on record. */
  document: string | null;
  number: number | null;
  version: string | null;
  accepted_at: Date | null;
  terms_accepted_at: Date;
};

/** The newest version that a player accepted of each document, and when the box of the sign-up was ticked: at least one row. */
export const listAccepted = sql(
  'list_accepted_terms',
  `SELECT DISTINCT ON (a.document) a.document, a.number, a.version, a.accepted_at, p.terms_accepted_at
   FROM player p LEFT JOIN terms_acceptance a ON a.player_id = p.id
   WHERE p.id = $1 ORDER BY a.document, a.number DESC`,
);

/** `$1` player, `$2` document, `$3` number, `$4` version, `$5` now. A row for the first of any number at once. */
export const insertAcceptance = command(
  'insert_terms_acceptance',
  `INSERT INTO terms_acceptance (player_id, document, number, version, accepted_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING RETURNING number`,
);
