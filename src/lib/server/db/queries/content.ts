import { command, sql } from '../db.ts';

export type VersionRow = {
  readonly path: string;
  readonly number: number;
  readonly parent: number;
  readonly source: string;
  readonly hash: string;
  readonly file_hash: string | null;
  readonly note: string;
  readonly written_by: string;
  readonly written_by_name: string;
  readonly written_at: Date;
};

const version =
  'v.path, v.number, v.parent, v.hash, v.file_hash, v.note, v.written_by, s.name AS written_by_name, v.written_at';
const versions = 'FROM content_version v JOIN staff s ON s.id = v.written_by';

/** `$1` path; the newest first, `$2` at most. */
export const listVersions = sql(
  'content_list_versions',
  `SELECT ${version}, v.source ${versions} WHERE v.path = $1 ORDER BY v.number DESC LIMIT $2`,
);

/** The last version of every text that has one, without its source. */
export const listHeads = sql(
  'content_list_heads',
  `SELECT DISTINCT ON (v.path) ${version} ${versions} ORDER BY v.path, v.number DESC`,
);

export const findVersion = sql(
  'content_find_version',
  `SELECT ${version}, v.source ${versions} WHERE v.path = $1 AND v.number = $2`,
);

/** `$1` path, `$2` number, `$3` parent, `$4` source, `$5` hash, `$6` the file's hash, `$7` note, `$8` by whom, `$9` now. */
export const insertVersion = command(
  'content_insert_version',
  `INSERT INTO content_version (path, number, parent, source, hash, file_hash, note, written_by, written_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** Who wrote any part of a version that was not released before: none of them approves it. */
export const listAuthors = sql(
  'content_list_authors',
  'SELECT content_authors AS staff_id FROM content_authors($1, $2)',
);

export type ReleaseRow = {
  readonly path: string;
  readonly seq: number;
  readonly number: number;
  readonly starts_at: Date;
  readonly released_at: Date;
  readonly kind: 'content_publish' | 'content_take_back';
  readonly reason: string;
  readonly proposed_by_name: string;
  readonly decided_by_name: string;
};

/** Every release, or those of the text `$1`, in their order. */
export const listReleases = sql(
  'content_list_releases',
  `SELECT r.path, r.seq, r.number, r.starts_at, r.released_at, p.kind, p.reason, a.name AS proposed_by_name, d.name AS decided_by_name
   FROM content_release r JOIN proposal p ON p.id = r.proposal_id JOIN staff a ON a.id = p.proposed_by JOIN staff d ON d.id = p.decided_by
   WHERE $1::text IS NULL OR r.path = $1 ORDER BY r.path, r.seq`,
);

/** `$1` path, `$2` seq, `$3` number, `$4` from when on, `$5` now, `$6` its proposal, which is approved by then. */
export const insertRelease = command(
  'content_insert_release',
  `INSERT INTO content_release (path, seq, number, starts_at, released_at, proposal_id) VALUES ($1, $2, $3, $4, $5, $6)`,
);

export type InForceRow = {
  readonly path: string;
  readonly number: number;
  readonly source: string;
  readonly hash: string;
};
/** What was released and is in force at `$1`, but for texts that went back to their file. */
export const listInForce = sql(
  'content_list_in_force',
  `SELECT v.path, v.number, v.source, v.hash
   FROM (SELECT DISTINCT ON (r.path) r.path, r.number FROM content_release r WHERE r.starts_at <= $1 ORDER BY r.path, r.seq DESC) f
   JOIN content_version v ON v.path = f.path AND v.number = f.number ORDER BY v.path`,
);

export type ReleasedRow = {
  readonly path: string;
  readonly number: number;
  readonly starts_at: Date;
  /** Null where a text went back to its file. */
  readonly source: string | null;
  readonly written_by: string | null;
  readonly decided_by: string;
};
/** What of every text that was ever released is in force at `$1`, and who is behind it. */
export const listReleased = sql(
  'content_list_released',
  `SELECT f.path, f.number, f.starts_at, v.source, s.name AS written_by, d.name AS decided_by
   FROM (SELECT DISTINCT ON (r.path) r.* FROM content_release r WHERE r.starts_at <= $1 ORDER BY r.path, r.seq DESC) f
   JOIN proposal p ON p.id = f.proposal_id JOIN staff d ON d.id = p.decided_by
   LEFT JOIN content_version v ON v.path = f.path AND v.number = f.number LEFT JOIN staff s ON s.id = v.written_by ORDER BY f.path`,
);

/** Of two who do something to a text at once, the second waits, and sees what the first has made. */
export const lockText = sql(
  'content_lock_text',
  `SELECT pg_advisory_xact_lock(hashtextextended('content ' || $1, 0))::text AS held`,
);

/** Proposals about any text that wait, `$1` now. */
export const listOpenTexts = sql(
  'content_list_open_texts',
  `SELECT p.id, p.kind, p.facts FROM proposal p
   WHERE p.kind IN ('content_publish', 'content_take_back') AND p.state = 'open' AND p.expires_at > $1`,
);

/** Proposals about the text `$1` that wait, `$2` now. */
export const listOpenAbout = sql(
  'content_list_open_about',
  `SELECT p.id, p.kind, p.facts FROM proposal p
   WHERE p.kind IN ('content_publish', 'content_take_back') AND p.facts ->> 'path' = $1 AND p.state = 'open' AND p.expires_at > $2`,
);

/** `$1` now, `$2` host, `$3` pid, `$4` fingerprint, `$5` state, `$6` how long it took in ms, `$7` fault. */
export const insertPageBuild = command(
  'page_build_insert',
  `INSERT INTO page_build (at, host, pid, fingerprint, state, took_ms, fault) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

export type PageBuildRow = {
  readonly at: Date;
  readonly host: string;
  readonly pid: number;
  readonly fingerprint: string;
  readonly state: 'building' | 'served' | 'failed' | 'unsigned';
  readonly took_ms: number | null;
  readonly fault: string | null;
};
/** What each process did last, of those that did anything since `$1`; the latest first. */
export const listPageBuilds = sql(
  'page_build_list',
  `SELECT * FROM (SELECT DISTINCT ON (host, pid) at, host, pid, fingerprint, state, took_ms, fault FROM page_build
     WHERE at > $1 AND state <> 'asked' ORDER BY host, pid, id DESC) l ORDER BY at DESC LIMIT 20`,
);

/** When somebody last asked for the pages `$1` to be built again, if they did after `$2`. */
export const findPagesAsked = sql(
  'page_build_find_asked',
  `SELECT max(at) AS at FROM page_build WHERE at > $2 AND fingerprint = $1 AND state = 'asked' HAVING count(*) > 0`,
);
