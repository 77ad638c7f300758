import { command, sql } from '../../db.ts';

const linkKinds = ['payer', 'payee', 'paper', 'mailbox', 'phone', 'person', 'address', 'device', 'network'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Addresses of one's own network are everybody's: of these nothing follows. */
const isPublic = (ip: string): string =>
  `NOT (${ip} <<= ANY (ARRAY['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10']::inet[]))`;

/**
 * `$1` players, `$2` since when sessions count: with whom each shares what. The account that pays or is paid, the file of a paper, the mailbox
 * (a+1@ and a+2@ are one), the phone, the name with the date of birth, where they live, the address on the net with the same browser
 * (`device`) or another (`network`; where many are behind one address it says nothing and is left out).
 */
export type LinkRow = { player_id: string; other_id: string; by: LinkKind };
export const listLinks = sql(
  'risk_list_links',
  `WITH asked AS MATERIALIZED (SELECT unnest($1::uuid[]) AS id),
   pays AS (SELECT a.player_id, lower(a.destination) AS place FROM payout_account a JOIN asked ON asked.id = a.player_id),
   paid AS (SELECT DISTINCT w.player_id, w.provider, lower(w.destination) AS place FROM withdrawal w JOIN asked ON asked.id = w.player_id),
   seen AS (SELECT DISTINCT s.player_id, s.ip, s.user_agent FROM session s JOIN asked ON asked.id = s.player_id
     WHERE s.created_at >= $2 AND ${isPublic('s.ip')})
   SELECT DISTINCT player_id, other_id, by FROM (
     SELECT a.player_id, o.player_id AS other_id, 'payer' AS by FROM pays a JOIN payout_account o ON lower(o.destination) = a.place
     UNION ALL SELECT a.player_id, o.player_id, 'payee' FROM paid a JOIN withdrawal o ON lower(o.destination) = a.place AND o.provider = a.provider
     UNION ALL SELECT a.player_id, o.player_id, 'payee' FROM paid a
       JOIN payout_account o ON lower(o.destination) = a.place AND o.provider = a.provider
     UNION ALL SELECT a.player_id, o.player_id, 'payee' FROM pays a JOIN withdrawal o ON lower(o.destination) = a.place
     UNION ALL SELECT a.player_id, o.player_id, 'paper' FROM document a JOIN asked ON asked.id = a.player_id
       JOIN document o ON o.sent_hash = a.sent_hash
     UNION ALL SELECT a.id, o.id, 'mailbox' FROM player a JOIN asked ON asked.id = a.id JOIN player o ON o.email_canonical = a.email_canonical
     UNION ALL SELECT a.player_id, o.player_id, 'phone' FROM player_details a JOIN asked ON asked.id = a.player_id
       JOIN player_details o ON o.phone_number = a.phone_number AND o.dialing_code = a.dialing_code
     UNION ALL SELECT a.player_id, o.player_id, 'address' FROM player_details a JOIN asked ON asked.id = a.player_id
       JOIN player_details o ON lower(o.address) = lower(a.address) AND lower(o.zip_code) = lower(a.zip_code)
         AND o.address IS NOT NULL AND o.zip_code IS NOT NULL AND o.country IS NOT DISTINCT FROM a.country
     UNION ALL SELECT a.player_id, o.player_id, 'person' FROM player_details a JOIN asked ON asked.id = a.player_id
       JOIN player ap ON ap.id = a.player_id JOIN player_details o ON o.date_of_birth = a.date_of_birth
       JOIN player op ON op.id = o.player_id AND folded_name(op.full_name) = folded_name(ap.full_name)
     UNION ALL SELECT s.player_id, o.player_id, CASE WHEN o.user_agent = s.user_agent THEN 'device' ELSE 'network' END FROM seen s
       CROSS JOIN LATERAL (SELECT count(*) AS many FROM (SELECT DISTINCT x.player_id FROM session x WHERE x.ip = s.ip LIMIT 31) y) c
       JOIN session o ON o.ip = s.ip AND o.created_at >= $2 WHERE c.many <= 30) links
   WHERE other_id <> player_id ORDER BY player_id, other_id, by LIMIT 2000`,
);

/** `$1` id, `$2` player, `$3` now, `$4` accounts, `$5` by what: noted where there are more than were seen before. */
export const noteLink = command(
  'risk_note_link',
  `INSERT INTO risk_link (id, player_id, at, accounts, by)
   SELECT $1::uuid, $2::uuid, $3::timestamptz, $4::integer, $5::text[]
   WHERE $4 > coalesce((SELECT max(l.accounts) FROM risk_link l WHERE l.player_id = $2), 1) RETURNING id`,
);
