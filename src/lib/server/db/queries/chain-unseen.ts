import { command, sql } from '../db.ts';

export type LookRow = {
  id: bigint;
  address: string;
  player_id: string;
  /** Of the last look; NULL before the first. */
  height: bigint | null;
  balance: bigint | null;
  sent: bigint | null;
};
/** Chain, the highest block of a look that is old enough to be made anew, rows at most: those never looked at first. */
export const listToLookAt = sql(
  'chain_to_look_at',
  `SELECT a.id, a.address, a.player_id, l.height, l.balance, l.sent
   FROM chain_address a LEFT JOIN chain_look l ON l.address_id = a.id
   WHERE a.chain = $1 AND coalesce(l.height <= $2, true) ORDER BY l.height NULLS FIRST, a.id LIMIT $3`,
);

export type SeenRow = { seen: bigint };
/** Address, from (exclusive; NULL: from the first block), to: what the chain's own coin brought, in its units. */
export const sumSeen = sql(
  'chain_sum_seen',
  `SELECT coalesce(sum(chain_amount), 0)::numeric(78) AS seen FROM chain_transfer
   WHERE address_id = $1 AND currency = 'ETH' AND block_height > coalesce($2::bigint, -1) AND block_height <= $3`,
);

/** Address, height, balance, transactions sent, the height of the look before or NULL. No row when somebody else looked meanwhile. */
export const noteLook = command(
  'chain_note_look',
  `INSERT INTO chain_look (address_id, height, balance, sent) VALUES ($1, $2, $3, $4)
   ON CONFLICT (address_id) DO UPDATE SET height = excluded.height, balance = excluded.balance, sent = excluded.sent
   WHERE chain_look.height = $5::bigint RETURNING address_id`,
);

export const insertUnseen = command(
  'chain_insert_unseen',
  `INSERT INTO chain_unseen (address_id, from_height, to_height, chain_amount, is_exact, found_at)
   VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
);

export type UnseenRow = {
  id: bigint;
  player_id: string;
  chain: string;
  address: string;
  email: string;
  from_height: bigint | null;
  to_height: bigint;
  chain_amount: bigint;
  is_exact: boolean;
};
export const listUnseen = sql(
  'chain_unseen_open',
  `SELECT u.id, a.player_id, a.chain, a.address, p.email, u.from_height, u.to_height, u.chain_amount, u.is_exact
   FROM chain_unseen u JOIN chain_address a ON a.id = u.address_id JOIN player p ON p.id = a.player_id
   WHERE u.settled_at IS NULL ORDER BY u.id LIMIT 200`,
);

/** Number, now, who, what was done. No row when there is none of the number that is open. */
export const settleUnseen = command(
  'chain_settle_unseen',
  `UPDATE chain_unseen SET settled_at = $2, settled_by = $3, note = $4 WHERE id = $1 AND settled_at IS NULL RETURNING id`,
);
