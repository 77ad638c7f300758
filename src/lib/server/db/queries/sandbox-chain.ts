import { command, sql } from '../db.ts';

/** One change of a sandbox's chain at a time. */
export const lockSandboxChain = sql('sandbox_chain_lock', 'SELECT pg_advisory_xact_lock(1925, hashtext($1))');
export const findSandboxTip = sql(
  'sandbox_chain_tip',
  'SELECT height, hash, parent_hash, mined_at FROM sandbox_block WHERE chain = $1 ORDER BY height DESC LIMIT 1',
);
export const findSandboxBlock = sql(
  'sandbox_chain_block',
  'SELECT height, hash, parent_hash, mined_at FROM sandbox_block WHERE chain = $1 AND height = $2',
);
export const insertSandboxBlock = command(
  'sandbox_chain_mine',
  `INSERT INTO sandbox_block (chain, height, hash, parent_hash, mined_at) VALUES ($1, $2, $3, $4, $5)
   RETURNING height, hash, parent_hash, mined_at`,
);
export const deleteSandboxBlocks = command(
  'sandbox_chain_undo',
  'DELETE FROM sandbox_block WHERE chain = $1 AND height > $2',
);
export const insertSandboxCoin = command(
  'sandbox_chain_send',
  'INSERT INTO sandbox_coin (chain, txid, address, currency, chain_amount, sent_at) VALUES ($1, $2, $3, $4, $5, $6)',
);
export const placeSandboxCoins = command(
  'sandbox_chain_place',
  'UPDATE sandbox_coin SET block_height = $2 WHERE chain = $1 AND block_height IS NULL',
);
export const unplaceSandboxCoins = command(
  'sandbox_chain_unplace',
  'UPDATE sandbox_coin SET block_height = NULL WHERE chain = $1 AND block_height > $2',
);
export const deleteSandboxCoins = command(
  'sandbox_chain_lose',
  'DELETE FROM sandbox_coin WHERE chain = $1 AND block_height > $2',
);
const coinColumns = 'id, txid, address, currency, chain_amount, block_height';
export const listSandboxCoinsIn = sql(
  'sandbox_chain_coins',
  `SELECT ${coinColumns} FROM sandbox_coin WHERE chain = $1 AND block_height = $2 ORDER BY id`,
);
export const listLatestSandboxCoins = sql(
  'sandbox_chain_latest',
  `SELECT ${coinColumns} FROM sandbox_coin WHERE chain = $1 ORDER BY id DESC LIMIT 20`,
);
