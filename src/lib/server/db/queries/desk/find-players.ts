import type { MatchKind } from '#domain/desk/typed-search.ts';
import { sql } from '../../db.ts';

/** `id`: of the thing that was found, as the house names it; null where what was typed is of the player's own details. */
export type MatchRow = { player_id: string; matched: MatchKind; id: string | null };

const one = (matched: MatchKind, table: string, where: string, id = 'id') =>
  `(SELECT player_id, '${matched}' AS matched, ${id}::text AS id FROM ${table} WHERE ${where} LIMIT 20)`;

/** `$1` a UUID. */
export const findById = sql(
  'desk_find_by_id',
  [
    `(SELECT id AS player_id, 'player' AS matched, NULL AS id FROM player WHERE id = $1)`,
    one('session', 'session', 'id = $1'),
    one('round', 'round', 'id = $1'),
    one('game_session', 'game_session', 'id = $1'),
    one('deposit', 'deposit', 'id = $1'),
    one('withdrawal', 'withdrawal', 'id = $1'),
    one('promotion', 'promotion_grant', 'id = $1'),
    one('paper', 'document', 'id = $1'),
  ].join('\nUNION ALL '),
);

/** `$1` a number of the ledger. The house's own movements are nobody's. */
export const findByMovement = sql(
  'desk_find_by_movement',
  one('movement', 'movement', 'id = $1 AND player_id IS NOT NULL'),
);

/**
 * `$1` as typed: what companies, chains and studios call things by. A studio's transactions are found by the names of those who ever sent
 * one, which are few, and the key of their table.
 */
export const findByReference = sql(
  'desk_find_by_reference',
  `WITH RECURSIVE studio AS (
     SELECT min(provider) AS name FROM wallet_transaction
     UNION ALL SELECT (SELECT min(w.provider) FROM wallet_transaction w WHERE w.provider > s.name) FROM studio s WHERE s.name IS NOT NULL)
   ${[
     one('deposit', 'deposit', 'provider_reference = $1'),
     one('withdrawal', 'withdrawal', 'reference = $1'),
     // Addresses of Ethereum, and what blocks name, are kept in lower case.
     one('coin_address', 'chain_address', 'address IN ($1, lower($1))', 'address'),
     `(SELECT player_id, 'coin_transfer', deposit_id::text FROM chain_transfer WHERE txid IN ($1, lower($1)) LIMIT 20)`,
     one('withdrawal', 'withdrawal', 'lower(destination) = lower($1)'),
     one('payout_account', 'payout_account', 'lower(destination) = lower($1)', 'destination'),
     one('round', 'round', 'reference = $1'),
     `(SELECT w.player_id, 'transaction', w.transaction_id FROM studio s CROSS JOIN unnest(ARRAY['bet', 'win', 'rollback', 'adjust']) a
       JOIN wallet_transaction w ON w.provider = s.name AND w.action = a AND w.transaction_id = $1 LIMIT 20)`,
   ].join('\nUNION ALL ')}`,
);

/** What begins with `start`, in an index of `text_pattern_ops`: bounds rather than LIKE, whose pattern no plan knows beforehand. */
const begins = (column: string, start: string) =>
  `${column} ~>=~ ${start} AND ${column} ~<~ (${start} || U&'\\+10FFFF')`;

/** `$1` the beginning of an address in lower case, `$2` at most: the address itself first, then in their order. */
export const findByMail = sql(
  'desk_find_by_mail',
  `SELECT id AS player_id, 'mail' AS matched, NULL AS id FROM player WHERE ${begins('email_key', '$1::text')}
   ORDER BY email_key USING ~<~ LIMIT $2`,
);

/** `$1` digits, `$2` at most: numbers that begin with them, with their country's code or without it. */
export const findByPhone = sql(
  'desk_find_by_phone',
  ['(dialing_code || phone_number)', 'phone_number']
    .map(
      (column) =>
        `(SELECT player_id, 'phone' AS matched, NULL AS id FROM player_details
          WHERE phone_number IS NOT NULL AND ${begins(column, '$1::text')} ORDER BY ${column} USING ~<~ LIMIT $2)`,
    )
    .join('\nUNION '),
);

/** The same expression as the indexes of migration 0040 have. */
const folded = (text: string) =>
  `translate(replace(replace(replace(regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f''\`´’‘‛′]', '', 'g'), ` +
  `'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđı-‐‑–—._+,/()"', 'oldi             ')`;
const wordsOf = (text: string) => `to_tsvector('simple', ${folded(text)})`;

/**
 * Each typed word of so many letters as the beginning of one. A sub-select, so that the plan is made without looking at the words: an index
 * is always read, and never the table because a word is in many names. No word at all finds nothing.
 */
const typed = (lettersMin: number) => `(SELECT coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery
   FROM unnest(string_to_array(${folded('$1::text')}, ' ')) word
   WHERE length(word) >= ${lettersMin} AND (word ~ '[[:alnum:]]' OR word ~ '[^[:ascii:]]'))`;

/** How many that fit are put in order; of more, a part. */
const orderedMax = 2_000;

/** `$1` as typed, `$2` at most: names, and mail addresses before their @, that have all the words; the newest players first. */
export const findByName = sql(
  'desk_find_by_name',
  `SELECT player_id, 'name' AS matched, NULL AS id FROM (
     SELECT id AS player_id, created_at FROM player
     WHERE ${wordsOf(`full_name || ' ' || split_part(email_key, '@', 1)`)} @@ ${typed(1)} LIMIT ${orderedMax}) found
   ORDER BY created_at DESC, player_id LIMIT $2`,
);

const place = ['nick_name', 'address', 'address2', 'zip_code', 'city']
  .map((name) => `coalesce(${name}, '')`)
  .join(` || ' ' || `);
/**
 * The same of street, town and the name that a player goes by. Numbers of houses are in too many addresses to be looked for: those that have
 * the whole of what was typed come first.
 */
export const findByAddress = sql(
  'desk_find_by_address',
  `SELECT player_id, 'address' AS matched, NULL AS id FROM (
     SELECT player_id, ${place} AS place FROM player_details WHERE ${wordsOf(place)} @@ ${typed(3)} LIMIT 1000) found
   ORDER BY strpos(${folded('place')}, ${folded('$1::text')}) = 0, player_id LIMIT $2`,
);

/** A player in a list of the desk. */
export type PersonRow = {
  id: string;
  email: string;
  full_name: string;
  country: string | null;
  closed: boolean;
  excluded: boolean;
  confirmed: boolean;
  created_at: Date;
  last_seen_at: Date | null;
};
/** `$1` ids, `$2` now. The country is the profile's, or that of the last sign-in. */
export const listPeople = sql(
  'desk_list_people',
  `SELECT p.id, p.email, p.full_name, coalesce(d.country, s.country) AS country, p.closed_at IS NOT NULL AS closed,
     coalesce(p.excluded_until > $2, false) AS excluded, p.confirmed_at IS NOT NULL AS confirmed, p.created_at, s.seen_at AS last_seen_at
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id
   LEFT JOIN LATERAL (
     SELECT max(x.seen_at) AS seen_at, (array_agg(x.country ORDER BY x.created_at DESC))[1] AS country
     FROM session x WHERE x.player_id = p.id) s ON true
   WHERE p.id = ANY ($1::uuid[])`,
);
