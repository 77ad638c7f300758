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

/**
 * Documents, numbers and days from which they hold of versions, now: of those that nobody was written to about, a mail to each player who
 * may sign in and accepted none as new, about all of them at once. No row where all were announced already.
 */
export const announceTerms = command(
  'announce_terms',
  `WITH told AS (
     SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[]) AS v (document, number, title, day)),
   fresh AS (
     INSERT INTO terms_announcement (document, number, announced_at) SELECT document, number, $5 FROM told
     ON CONFLICT DO NOTHING RETURNING document, number),
   owed AS (
     SELECT p.id, jsonb_agg(jsonb_build_object('document', t.document, 'title', t.title, 'day', t.day) ORDER BY t.day, t.document) AS changes
     FROM player p CROSS JOIN fresh f JOIN told t ON t.document = f.document AND t.number = f.number
     WHERE p.confirmed_at IS NOT NULL AND p.closed_at IS NULL AND coalesce(p.excluded_until, $5) <= $5
       AND NOT EXISTS (SELECT FROM terms_acceptance a WHERE a.player_id = p.id AND a.document = f.document AND a.number >= f.number)
     GROUP BY p.id)
   INSERT INTO mail_job (kind, player_id, created_at, run_at, facts)
   SELECT 'terms_changing', id, $5, $5, jsonb_build_object('changes', changes) FROM owed RETURNING id`,
);
