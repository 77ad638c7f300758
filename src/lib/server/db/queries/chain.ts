import type { CoinCode } from '#domain/payments/chain/networks.ts';
import type { HoldReason } from '#domain/payments/hold.ts';
import { command, sql } from '../db.ts';

/** One process at a time changes what is known of a chain; for the caller's transaction. `1922`: a number of ours. */
export const lockChain = sql('chain_lock', 'SELECT pg_advisory_xact_lock(1922, hashtext($1))');

export type AddressRow = { address: string };
export const findCurrentAddress = sql(
  'chain_current_address',
  `SELECT address FROM chain_address
   WHERE player_id = $1 AND currency = $2 AND chain = $3 AND account_key = $4 AND used_at IS NULL`,
);
/** `$5` what was typed, `$6` to `$8` its promotion, version and country; all null: no code is named any more. */
export const setCoupon = command(
  'chain_set_coupon',
  `UPDATE chain_address SET promotion_coupon = $5, coupon_promotion = $6, coupon_version = $7, coupon_from = $8
   WHERE player_id = $1 AND currency = $2 AND chain = $3 AND account_key = $4 AND used_at IS NULL`,
);

/** The next number of a key. Its row stays locked until the caller's transaction ends, and a rollback gives the number back. */
export const takeIndex = command(
  'chain_take_index',
  `INSERT INTO chain_counter (chain, account_key, next_index) VALUES ($1, $2, 1)
   ON CONFLICT (chain, account_key) DO UPDATE SET next_index = chain_counter.next_index + 1
   RETURNING next_index - 1 AS index`,
);
export const insertAddress = command(
  'chain_insert_address',
  `INSERT INTO chain_address (player_id, currency, chain, account_key, address, address_index, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

export const findOwnAddresses = sql(
  'chain_own_addresses',
  'SELECT address FROM chain_address WHERE chain = $1 AND address = ANY ($2)',
);

export type FirstAddressRow = { at: Date | null };
export const findFirstAddress = sql(
  'chain_first_address',
  'SELECT min(created_at) AS at FROM chain_address WHERE chain = $1',
);

export type BlockRow = { height: bigint; hash: string };
export const findTip = sql(
  'chain_tip',
  'SELECT height, hash FROM chain_block WHERE chain = $1 ORDER BY height DESC LIMIT 1',
);
export const listBlocks = sql(
  'chain_blocks',
  'SELECT height, hash FROM chain_block WHERE chain = $1 ORDER BY height DESC',
);
export const findBlock = sql(
  'chain_find_block',
  'SELECT height, hash FROM chain_block WHERE chain = $1 AND height = $2',
);
export const insertBlock = command(
  'chain_insert_block',
  'INSERT INTO chain_block (chain, height, hash) VALUES ($1, $2, $3)',
);
export const forgetBlocksBelow = command(
  'chain_forget_blocks',
  'DELETE FROM chain_block WHERE chain = $1 AND height < $2',
);
export const dropBlocksAbove = command('chain_drop_blocks', 'DELETE FROM chain_block WHERE chain = $1 AND height > $2');

export type TransferRow = {
  id: bigint;
  chain: string;
  txid: string;
  output_index: number;
  address_id: bigint;
  player_id: string;
  currency: CoinCode;
  amount: bigint;
  deposit_id: string;
  state: 'waiting' | 'vanished' | 'credited' | 'reversed' | 'returned';
  hold: HoldReason | null;
  block_height: bigint | null;
  dropped_at: bigint | null;
};
const columns =
  'id, chain, txid, output_index, address_id, player_id, currency, amount, deposit_id, state, hold, block_height, dropped_at';

export type PaidAddressRow = {
  id: bigint;
  player_id: string;
  promotion_coupon: string | null;
  coupon_promotion: string | null;
  coupon_version: number | null;
  coupon_from: string | null;
};
/** With the code that was named for such coins last: a player may well pay to an address of before. */
export const findPaidAddress = sql(
  'chain_paid_address',
  `SELECT a.id, a.player_id, last.promotion_coupon, last.coupon_promotion, last.coupon_version, last.coupon_from
   FROM chain_address a CROSS JOIN LATERAL (
     SELECT * FROM chain_address n WHERE n.player_id = a.player_id AND n.currency = a.currency AND n.chain = a.chain
     ORDER BY n.id DESC LIMIT 1) last
   WHERE a.chain = $1 AND a.address = $2`,
);
export const findTransfer = sql(
  'chain_find_transfer',
  `SELECT ${columns} FROM chain_transfer WHERE chain = $1 AND txid = $2 AND output_index = $3`,
);
export const lockTransfer = command(
  'chain_lock_transfer',
  `SELECT ${columns} FROM chain_transfer WHERE id = $1 FOR UPDATE`,
);

export const readTransfer = sql('chain_read_transfer', `SELECT ${columns} FROM chain_transfer WHERE id = $1`);

/** The deposit of a transfer: nobody asked for it by a call, so that the chain's own name of it is its key. */
export const insertChainDeposit = command(
  'chain_insert_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, promotion_coupon,
     coupon_promotion, coupon_version, coupon_from, state, provider_reference, created_at, updated_at)
   VALUES ($1, $2, $3, $4, 'crypto', $5, $6, $7, $8, $9, $10, 'pending', $3, $11, $11)`,
);
export const insertTransfer = command(
  'chain_insert_transfer',
  `INSERT INTO chain_transfer (chain, txid, output_index, address_id, player_id, currency, amount, chain_amount, deposit_id,
     state, block_height, seen_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $11) RETURNING id`,
);

/** Back in a block. What had vanished waits for its depth again. */
export const placeTransfer = command(
  'chain_place_transfer',
  `UPDATE chain_transfer SET block_height = $2, dropped_at = NULL,
     state = CASE state WHEN 'vanished' THEN 'waiting' ELSE state END
   WHERE id = $1`,
);
/** All transfers of blocks above `$2`, which are in the chain no longer; `$3`: how high it was. */
export const dropTransfersAbove = command(
  'chain_drop_transfers',
  `UPDATE chain_transfer SET block_height = NULL, dropped_at = $3 WHERE chain = $1 AND block_height > $2 RETURNING ${columns}`,
);

/** Waiting transfers that are in no block since the chain was lower than `$2`. */
export const listLongGone = sql(
  'chain_long_gone',
  `SELECT ${columns} FROM chain_transfer WHERE chain = $1 AND state = 'waiting' AND dropped_at < $2`,
);

/** Transfers that may have become due: those that wait, and nothing of them that a person has to decide. */
export const listWaiting = sql(
  'chain_waiting',
  `SELECT ${columns} FROM chain_transfer
   WHERE chain = $1 AND state = 'waiting' AND coalesce(hold, '') NOT IN ('player_excluded', 'account_closed') ORDER BY id`,
);
export type SumRow = { sum: bigint };
/** What stands at an address in one currency, deep enough or (`$3` NULL) at all; what was taken back by the chain is not there. */
export const sumAtAddress = sql(
  'chain_sum_at_address',
  `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM chain_transfer
   WHERE address_id = $1 AND currency = $2 AND state IN ('waiting', 'credited')
     AND block_height <= coalesce($3::bigint, block_height)`,
);
export const markUsed = command(
  'chain_mark_used',
  'UPDATE chain_address SET used_at = $2 WHERE id = $1 AND used_at IS NULL',
);

export const setTransferState = command(
  'chain_set_state',
  'UPDATE chain_transfer SET state = $2, hold = NULL WHERE id = $1',
);
export const setHold = command(
  'chain_set_hold',
  'UPDATE chain_transfer SET hold = $2 WHERE id = $1 AND hold IS DISTINCT FROM $2 RETURNING id',
);

/** The watcher looks at it again. */
export const releaseHold = command('chain_release_hold', 'UPDATE chain_transfer SET hold = NULL WHERE id = $1');

export type SupportRow = {
  id: bigint;
  player_id: string;
  chain: string;
  txid: string;
  currency: CoinCode;
  amount: bigint;
  email: string;
  address: string;
  seen_at: Date;
  /** `lost`: it was credited and is in no block any more. */
  why: HoldReason | 'lost';
};
export const listForSupport = sql(
  'chain_for_support',
  `SELECT t.id, t.player_id, t.chain, t.txid, t.currency, t.amount, p.email, a.address, t.seen_at, coalesce(t.hold, 'lost') AS why
   FROM chain_transfer t JOIN player p ON p.id = t.player_id JOIN chain_address a ON a.id = t.address_id
   WHERE (t.state = 'waiting' AND t.hold IS NOT NULL) OR (t.state = 'credited' AND t.block_height IS NULL)
   ORDER BY t.id LIMIT 200`,
);

export type LogRow = { at: Date; kind: string; facts: Record<string, string | number | boolean | null> };
export const listTransferLog = sql(
  'chain_transfer_log',
  'SELECT at, kind, facts FROM chain_log WHERE transfer_id = $1 ORDER BY id',
);

export const insertChainLog = command(
  'chain_insert_log',
  'INSERT INTO chain_log (at, chain, kind, transfer_id, facts) VALUES ($1, $2, $3, $4, $5)',
);
