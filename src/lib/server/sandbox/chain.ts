import { toChainAmount } from '#domain/payments/chain/depth.ts';
import { type Chain, type CoinCode, chainOf } from '#domain/payments/chain/networks.ts';
import { type Queryable, sql } from '../db/db.ts';
import type { SandboxBook } from './orders.ts';

/** Blocks of a chain that the sandbox plays, and coins that somebody outside sent: what a node would say, and no more. */
export type SandboxBlock = { height: bigint; hash: string; parent_hash: string; mined_at: Date };
export type SandboxCoin = {
  id: bigint;
  txid: string;
  address: string;
  currency: CoinCode;
  chain_amount: bigint;
  block_height: bigint | null;
};

/** One change of a sandbox's chain at a time. */
const lock = sql('sandbox_chain_lock', 'SELECT pg_advisory_xact_lock(1925, hashtext($1))');
const selectTip = sql(
  'sandbox_chain_tip',
  'SELECT height, hash, parent_hash, mined_at FROM sandbox_block WHERE chain = $1 ORDER BY height DESC LIMIT 1',
);
const selectBlock = sql(
  'sandbox_chain_block',
  'SELECT height, hash, parent_hash, mined_at FROM sandbox_block WHERE chain = $1 AND height = $2',
);
const insertBlock = sql(
  'sandbox_chain_mine',
  `INSERT INTO sandbox_block (chain, height, hash, parent_hash, mined_at) VALUES ($1, $2, $3, $4, $5)
   RETURNING height, hash, parent_hash, mined_at`,
);
const deleteBlocks = sql('sandbox_chain_undo', 'DELETE FROM sandbox_block WHERE chain = $1 AND height > $2');
const insertCoin = sql(
  'sandbox_chain_send',
  'INSERT INTO sandbox_coin (chain, txid, address, currency, chain_amount, sent_at) VALUES ($1, $2, $3, $4, $5, $6)',
);
const placeCoins = sql(
  'sandbox_chain_place',
  'UPDATE sandbox_coin SET block_height = $2 WHERE chain = $1 AND block_height IS NULL',
);
const unplaceCoins = sql(
  'sandbox_chain_unplace',
  'UPDATE sandbox_coin SET block_height = NULL WHERE chain = $1 AND block_height > $2',
);
const deleteCoins = sql('sandbox_chain_lose', 'DELETE FROM sandbox_coin WHERE chain = $1 AND block_height > $2');
const coinColumns = 'id, txid, address, currency, chain_amount, block_height';
const selectCoinsIn = sql(
  'sandbox_chain_coins',
  `SELECT ${coinColumns} FROM sandbox_coin WHERE chain = $1 AND block_height = $2 ORDER BY id`,
);
const selectLatest = sql(
  'sandbox_chain_latest',
  `SELECT ${coinColumns} FROM sandbox_coin WHERE chain = $1 ORDER BY id DESC LIMIT 20`,
);

const newHash = (book: SandboxBook): string => Buffer.from(book.random.bytes(32)).toString('hex');

const hashFor = (book: SandboxBook, chain: Chain): string => `${chain === 'ethereum' ? '0x' : ''}${newHash(book)}`;

async function addBlock(book: SandboxBook, tx: Queryable, chain: Chain, tip?: SandboxBlock): Promise<SandboxBlock> {
  const parent = tip?.hash ?? hashFor(book, chain).replaceAll(/[1-9a-f]/g, '0');
  const values = [chain, tip === undefined ? 0n : tip.height + 1n, hashFor(book, chain), parent, book.clock.now()];
  const [block] = await tx.query<SandboxBlock>(insertBlock, values);
  if (block === undefined) throw new Error('The sandbox mined no block');
  return block;
}

/** The tip; the first block, which pays nobody, is made when somebody looks. */
async function tipOf(book: SandboxBook, tx: Queryable, chain: Chain): Promise<SandboxBlock> {
  const [tip] = await tx.query<SandboxBlock>(selectTip, [chain]);
  return tip ?? addBlock(book, tx, chain);
}

async function mineOn(book: SandboxBook, tx: Queryable, chain: Chain): Promise<void> {
  const { height } = await addBlock(book, tx, chain, await tipOf(book, tx, chain));
  await tx.query(placeCoins, [chain, height]);
}

/** The highest block. */
export const sandboxTip = async (book: SandboxBook, chain: Chain): Promise<SandboxBlock> => {
  const [tip] = await book.db.query<SandboxBlock>(selectTip, [chain]);
  if (tip) return tip;
  return book.db.transaction(async (tx) => {
    await tx.query(lock, [chain]);
    return tipOf(book, tx, chain);
  });
};

export const sandboxBlockAt = async (
  book: SandboxBook,
  chain: Chain,
  height: bigint,
): Promise<SandboxBlock | undefined> => {
  const [block] = await book.db.query<SandboxBlock>(selectBlock, [chain, height]);
  return block;
};

export const sandboxCoinsIn = (book: SandboxBook, chain: Chain, height: bigint): Promise<SandboxCoin[]> =>
  book.db.query<SandboxCoin>(selectCoinsIn, [chain, height]);

export const latestSandboxCoins = (book: SandboxBook, chain: Chain): Promise<SandboxCoin[]> =>
  book.db.query<SandboxCoin>(selectLatest, [chain]);

/**
 * Somebody outside sends coins: `amount` in minor units of the house's currency. They wait for a block, of which `blocks` are
 * mined at once. Answers the transaction's id.
 */
export async function sendCoins(
  book: SandboxBook,
  address: string,
  amount: bigint,
  currency: CoinCode,
  blocks = 1,
): Promise<string> {
  const chain = chainOf(currency);
  const txid = hashFor(book, chain);
  const to = chain === 'ethereum' ? address.toLowerCase() : address;
  const values = [chain, txid, to, currency, toChainAmount(currency, amount), book.clock.now()];
  await book.db.query(insertCoin, values);
  await mineBlocks(book, chain, blocks);
  return txid;
}

/** Mines blocks; whatever waits is in the first of them. */
export const mineBlocks = (book: SandboxBook, chain: Chain, count: number): Promise<void> =>
  book.db.transaction(async (tx) => {
    await tx.query(lock, [chain]);
    for (let mined = 0; mined < count; mined += 1) await mineOn(book, tx, chain);
  });

/**
 * Another branch wins: the last `depth` blocks are replaced by one more than they were. What was paid in them is paid again in
 * the new ones, or with `loses` never was: the sender spent the coins otherwise.
 */
export const reorganise = (book: SandboxBook, chain: Chain, depth: number, loses: boolean): Promise<void> =>
  book.db.transaction(async (tx) => {
    await tx.query(lock, [chain]);
    const [tip] = await tx.query<SandboxBlock>(selectTip, [chain]);
    if (tip === undefined || tip.height < BigInt(depth)) return;
    const fork = tip.height - BigInt(depth);
    await tx.query(loses ? deleteCoins : unplaceCoins, [chain, fork]);
    await tx.query(deleteBlocks, [chain, fork]);
    for (let mined = 0; mined <= depth; mined += 1) await mineOn(book, tx, chain);
  });
