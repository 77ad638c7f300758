import type { CurrencyCode } from '#domain/money/currency.ts';
import { houseChain } from '#domain/transparency/entry.ts';
import { command, sql } from '../db.ts';

/** One process at a time; the lock ends with its transaction. */
export const tryLiabilityLock = sql(
  'try_liability_lock',
  `SELECT pg_try_advisory_xact_lock(hashtext('publish_liabilities')) AS held`,
);

/**
 * What stands on accounts at one moment, in minor units: of players each balance above zero of money that is theirs (bonus money and what
 * is locked until a condition is met are summed up), of the house what companies hold, as it would be paid out, and the pots.
 */
export const readLiabilityBalances = sql(
  'read_liability_balances',
  `SELECT a.currency, 'own' AS what, a.player_id::text || ' ' || p.email AS owner, a.player_id AS player, sum(a.balance)::bigint AS amount
   FROM account a JOIN player p ON p.id = a.player_id
   WHERE a.kind IN ('cash', 'withdrawal', 'owed') AND a.balance > 0 GROUP BY a.currency, a.player_id, p.email
   UNION ALL
   SELECT currency, 'bonus', '', NULL, sum(balance)::bigint FROM account WHERE kind IN ('bonus', 'locked') AND balance > 0 GROUP BY currency
   UNION ALL
   SELECT a.currency, a.kind, CASE a.kind WHEN 'clearing' THEN a.owner ELSE '' END, NULL,
     sum(CASE a.kind WHEN 'clearing' THEN -o.amount ELSE o.amount END)::bigint
   FROM account a JOIN posting o ON o.account_id = a.id
   WHERE a.player_id IS NULL AND a.kind IN ('clearing', 'jackpot') GROUP BY 1, 2, 3`,
);
export type LiabilityBalanceRow = {
  currency: CurrencyCode;
  what: 'own' | 'bonus' | 'clearing' | 'jackpot';
  /** Whose, as the tree tells it; of clearing the company. */
  owner: string;
  player: string | null;
  amount: bigint;
};

/** The day as a number, the moment, what is signed, the signature. No row: the day has one. */
export const insertLiabilityDay = command(
  'insert_liability_day',
  'INSERT INTO liability_day (id, at, statement, signature) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id',
);
/** Day, currency, number of the page, root (sum and hash), leaves. */
export const insertLiabilityPage = command(
  'insert_liability_page',
  'INSERT INTO liability_page (id, currency, page, root, leaves) VALUES ($1, $2, $3, $4, $5)',
);
/** Day, currency, and of each share: player, amount, owner, salt, parts as JSON. */
export const insertLiabilityShares = command(
  'insert_liability_shares',
  `INSERT INTO liability_share (id, currency, player_id, amount, owner, salt, parts)
   SELECT $1::bigint, $2::text, * FROM unnest($3::uuid[], $4::bigint[], $5::text[], $6::bytea[], $7::jsonb[])`,
);

export type LiabilityDayRow = { id: bigint; statement: string; signature: string };
/** The newest $1 days, the newest first. */
export const listLiabilityDays = sql(
  'list_liability_days',
  'SELECT id, statement, signature FROM liability_day ORDER BY id DESC LIMIT $1',
);
export const findLiabilityDay = sql(
  'find_liability_day',
  'SELECT id, statement, signature FROM liability_day WHERE id = $1',
);
/** Where the log has a day: its place, its number in the house's chain, and the leaf before it there. */
export const findLiabilityLeaf = sql(
  'find_liability_leaf',
  `SELECT l.index, l.seq, b.leaf_hash AS previous FROM leaf l LEFT JOIN leaf b ON b.chain = l.chain AND b.seq = l.seq - 1
   WHERE l.chain = '${houseChain}' AND l.kind = 'liability' AND l.subject = $1::text ORDER BY l.seq DESC LIMIT 1`,
);
export type LiabilityLeafRow = { index: bigint; seq: bigint; previous: Buffer | null };

export type LiabilityShareRow = {
  currency: CurrencyCode;
  amount: bigint;
  owner: string;
  salt: Buffer;
  parts: readonly (readonly [index: number, amount: string])[];
};
const shareColumns = 'currency, amount, owner, salt, parts';
export const listOwnLiability = sql(
  'list_own_liability',
  `SELECT ${shareColumns} FROM liability_share WHERE id = $1 AND player_id = $2 ORDER BY currency`,
);
/** All shares of a day in a currency. */
export const listLiabilityShares = sql(
  'list_liability_shares',
  `SELECT player_id AS player, ${shareColumns} FROM liability_share WHERE id = $1 AND currency = $2`,
);

export type LiabilityPageRow = { page: number; root: Buffer; leaves: Buffer | null };
/** Every page of a tree in its order: the node over each, and of the pages $3 their leaves. */
export const listLiabilityPages = sql(
  'list_liability_pages',
  `SELECT page, root, CASE WHEN page = ANY ($3::int[]) THEN leaves END AS leaves FROM liability_page
   WHERE id = $1 AND currency = $2 ORDER BY page`,
);
/** Days of which trees are kept. */
export const listKeptLiabilities = sql('list_kept_liabilities', 'SELECT DISTINCT id FROM liability_page ORDER BY id');
