import { sql } from '../../db.ts';

export type MomentRow = {
  player_id: string;
  id: string;
  at: Date;
  kind: 'deposit' | 'withdrawal' | 'charge_back' | 'linked';
  eur_cents: bigint;
  method: string | null;
  words: string[] | null;
  accounts: number | null;
  staked: bigint;
  played_at: Date | null;
};

/**
 * `$1` players, `$2` from when, `$3` from when stakes are added up: what the rules of risk look at (domain/risk/moments.ts), each player's in
 * the order of time. A deposit that was taken back was one all the same; what held a withdrawal later did not hold it then.
 */
export const listMoments = sql(
  'risk_list_moments',
  `WITH moment AS (
     SELECT d.player_id, d.id::text AS id, d.completed_at AS at, 'deposit' AS kind,
       eur_micros(d.amount, d.currency, false) / 10000 AS eur_cents, d.gateway AS method, NULL::text[] AS words, NULL::integer AS accounts
     FROM deposit d WHERE d.player_id = ANY ($1::uuid[]) AND d.completed_at >= $2
     UNION ALL
     SELECT w.player_id, w.id::text, w.created_at, 'withdrawal', w.eur_cents, NULL, ARRAY(
       SELECT h.rule FROM withdrawal_hold h WHERE h.withdrawal_id = w.id AND h.at <= w.created_at + interval '10 seconds'), NULL
     FROM withdrawal w WHERE w.player_id = ANY ($1::uuid[]) AND w.created_at >= $2
     UNION ALL
     SELECT d.player_id, 'back:' || d.id, d.updated_at, 'charge_back', eur_micros(d.amount, d.currency, false) / 10000, NULL, NULL, NULL
     FROM deposit d WHERE d.player_id = ANY ($1::uuid[]) AND d.state = 'reversed' AND d.completed_at IS NOT NULL
       AND d.gateway <> 'crypto' AND d.updated_at >= $2
     UNION ALL
     SELECT l.player_id, l.id::text, l.at, 'linked', 0, NULL, l.by, l.accounts
     FROM risk_link l WHERE l.player_id = ANY ($1::uuid[]) AND l.at >= $2),
   placed AS (SELECT m.*, lag(m.at) OVER (PARTITION BY m.player_id ORDER BY m.at, m.id) AS before FROM moment m)
   SELECT m.player_id, m.id, m.at, m.kind, m.eur_cents::bigint AS eur_cents, m.method, m.words, m.accounts, s.staked, p.played_at
   FROM placed m
   CROSS JOIN LATERAL (
     SELECT CASE WHEN m.at > $3::timestamptz THEN coalesce((
       SELECT sum(eur_micros(x.own, x.currency, false)) FROM (
         SELECT r.currency, sum(own_decided(r))::bigint AS own FROM round r
         WHERE r.player_id = m.player_id AND NOT r.demo AND r.opened_at <= m.at
           AND r.opened_at > greatest(m.before, m.at - interval '180 days') GROUP BY r.currency) x), 0)::bigint / 10000
       ELSE 0 END AS staked) s
   LEFT JOIN LATERAL (
     SELECT r.opened_at AS played_at FROM round r WHERE r.player_id = m.player_id AND NOT r.demo AND r.opened_at <= m.at
     ORDER BY r.opened_at DESC LIMIT 1) p ON true
   ORDER BY m.player_id, m.at, m.id`,
);

/** `$1` from, `$2` before, `$3` after this player, `$4` at most: who has moments in that time, in the order of ids. */
export const listMovers = sql(
  'risk_list_movers',
  `SELECT player_id FROM (
     SELECT player_id FROM deposit WHERE completed_at >= $1 AND completed_at < $2
     UNION SELECT player_id FROM withdrawal WHERE created_at >= $1 AND created_at < $2
     UNION SELECT player_id FROM deposit WHERE state = 'reversed' AND updated_at >= $1 AND updated_at < $2
     UNION SELECT player_id FROM risk_link WHERE at >= $1 AND at < $2) movers
   WHERE $3::uuid IS NULL OR player_id > $3 ORDER BY player_id LIMIT $4`,
);

export type NewsRow = { last: bigint | null; players: string[] | null; since: Date | null };
/** `$1` after this number, `$2` types, `$3` at most: how far it goes, and of whom it tells something of these types, since when. */
export const readNews = sql(
  'risk_read_news',
  `SELECT max(number) AS last, array_agg(DISTINCT player_id) FILTER (WHERE type = ANY ($2::text[]) AND player_id IS NOT NULL) AS players,
     min(at) FILTER (WHERE type = ANY ($2::text[])) AS since
   FROM (SELECT n.number, e.type, e.player_id, e.at FROM event_number n JOIN event e ON e.id = n.event_id
     WHERE n.number > $1 ORDER BY n.number LIMIT $3) news`,
);

export const tryRiskLock = sql('try_risk_lock', `SELECT pg_try_advisory_xact_lock(hashtext('risk_news')) AS held`);
