import type { Json } from '#domain/games/kit/game.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

export type ChainStandRow = {
  game_id: string;
  number: number;
  commitment: string;
  length: number;
  announced: string | null;
  salted: boolean;
  retired: boolean;
  used: number;
  /** Rounds of the last day, of it and of the one before it: its own first day tells too little. */
  lately: number;
  last_ended_at: Date | null;
  why: 'no_next' | 'salt_missing' | null;
};
/** Every chain with how far it is, the newest of each game first. `$1` now. */
export const listChainStands = sql(
  'list_chain_stands',
  `SELECT c.game_id, c.number, c.commitment, c.length, c.announced, c.salt IS NOT NULL AS salted, c.retired_at IS NOT NULL AS retired,
     coalesce(l.index, 0) AS used, l.ended_at AS last_ended_at, s.why,
     (SELECT count(*)::integer FROM shared_round r WHERE r.game_id = c.game_id AND r.chain IN (c.number, c.number - 1)
       AND r.opens_at > $1::timestamptz - interval '1 day') AS lately
   FROM shared_chain c
   LEFT JOIN LATERAL (SELECT r.index, r.ended_at FROM shared_round r WHERE r.game_id = c.game_id AND r.chain = c.number ORDER BY r.index DESC LIMIT 1) l ON true
   LEFT JOIN shared_chain_short s ON s.game_id = c.game_id AND s.chain = c.number
   ORDER BY c.game_id, c.number DESC`,
);

export type ChainEndRow = {
  game_id: string;
  rounds_left: number;
  /** The chain after it is committed, and waits for no public value. */
  goes_on: boolean;
  /** Rounds of the game within the last day. */
  lately: number;
};
/**
 * How far each game that was played in shared rounds is from the end of its chain: of the one in play, or of the one that follows a retired one.
 * A chain that waits for its public value has no rounds. `$1` now. The shortest chain has a thousand rounds: those of a day are of two at most.
 */
export const listChainEnds = sql(
  'list_chain_ends',
  `SELECT l.game_id,
     CASE WHEN c.number IS NULL OR c.waits THEN 0 WHEN c.number = l.chain THEN c.length - l.index ELSE c.length END AS rounds_left,
     coalesce(NOT c.waits AND NOT n.waits, false) AS goes_on,
     (SELECT count(*)::integer FROM shared_round r WHERE r.game_id = l.game_id AND r.chain IN (l.chain, l.chain - 1)
       AND r.opens_at > $1::timestamptz - interval '1 day') AS lately
   FROM (SELECT DISTINCT game_id FROM shared_chain) g
   CROSS JOIN LATERAL (SELECT r.game_id, r.chain, r.index FROM shared_round r WHERE r.game_id = g.game_id
     ORDER BY r.chain DESC, r.index DESC LIMIT 1) l
   LEFT JOIN LATERAL (SELECT x.number, x.length, x.announced IS NOT NULL AND x.salt IS NULL AS waits FROM shared_chain x
     WHERE x.game_id = l.game_id AND x.number >= l.chain AND x.retired_at IS NULL ORDER BY x.number LIMIT 1) c ON true
   LEFT JOIN LATERAL (SELECT x.announced IS NOT NULL AND x.salt IS NULL AS waits FROM shared_chain x
     WHERE x.game_id = l.game_id AND x.number > c.number AND x.retired_at IS NULL ORDER BY x.number LIMIT 1) n ON true
   ORDER BY l.game_id`,
);

export type RevealedRow = { index: number; link: string | null; outcome: Json; salt: string | null };
/** `$1` game, `$2` chain, `$3` how many: rounds that are over, the last first. */
export const listRevealed = sql(
  'list_revealed_links',
  `SELECT r.index, r.link, r.outcome, c.salt FROM shared_round r JOIN shared_chain c ON c.game_id = r.game_id AND c.number = r.chain
   WHERE r.game_id = $1 AND r.chain = $2 AND r.ended_at IS NOT NULL ORDER BY r.index DESC LIMIT $3`,
);

export type SeriesStandRow = {
  game_id: string;
  currency: CurrencyCode;
  price: bigint;
  number: number;
  printed: number;
  tickets_left: number;
  prizes_left: number;
};
/** Series of real money on sale; the last row of each is its blanks. */
export const listSeriesStands = sql(
  'list_series_stands',
  `SELECT game_id, currency, price, number, (SELECT sum(n) FROM unnest(printed) n)::integer AS printed,
     (SELECT sum(n) FROM unnest(remaining) n)::integer AS tickets_left, (SELECT sum(n) FROM unnest(trim_array(remaining, 1)) n)::integer AS prizes_left
   FROM scratch_series WHERE closed_at IS NULL AND owner = '' ORDER BY game_id, currency, price`,
);
