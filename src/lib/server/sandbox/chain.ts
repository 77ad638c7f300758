import { toChainAmount } from '#domain/payments/chain/depth.ts';
import { type Chain, type CoinCode, chainOf } from '#domain/payments/chain/networks.ts';
import type { Queryable } from '../db/db.ts';
import {
  deleteSandboxBlocks,
  deleteSandboxCoins,
  findSandboxBlock,
  findSandboxTip,
  insertSandboxBlock,
  insertSandboxCoin,
  listLatestSandboxCoins,
  listSandboxCoinsIn,
  lockSandboxChain,
  placeSandboxCoins,
  unplaceSandboxCoins,
} from '../db/queries/sandbox-chain.ts';
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

const newHash = (book: SandboxBook): string => Buffer.from(book.random.bytes(32)).toString('hex');

const hashFor = (book: SandboxBook, chain: Chain): string => `${chain === 'ethereum' ? '0x' : ''}${newHash(book)}`;

async function addBlock(book: SandboxBook, tx: Queryable, chain: Chain, tip?: SandboxBlock): Promise<SandboxBlock> {
  const parent = tip?.hash ?? hashFor(book, chain).replaceAll(/[1-9a-f]/g, '0');
  const values = [chain, tip === undefined ? 0n : tip.height + 1n, hashFor(book, chain), parent, book.clock.now()];
  const [block] = await tx.query<SandboxBlock>(insertSandboxBlock, values);
  if (block === undefined) throw new Error('The sandbox mined no block');
  return block;
}

/** The tip; the first block, which pays nobody, is made when somebody looks. */
async function tipOf(book: SandboxBook, tx: Queryable, chain: Chain): Promise<SandboxBlock> {
  const [tip] = await tx.query<SandboxBlock>(findSandboxTip, [chain]);
  return tip ?? addBlock(book, tx, chain);
}

async function mineOn(book: SandboxBook, tx: Queryable, chain: Chain): Promise<void> {
  const { height } = await addBlock(book, tx, chain, await tipOf(book, tx, chain));
  await tx.query(placeSandboxCoins, [chain, height]);
}

/** The highest block. */
export const sandboxTip = async (book: SandboxBook, chain: Chain): Promise<SandboxBlock> => {
  const [tip] = await book.db.query<SandboxBlock>(findSandboxTip, [chain]);
  if (tip) return tip;
  return book.db.transaction(async (tx) => {
    await tx.query(lockSandboxChain, [chain]);
    return tipOf(book, tx, chain);
  });
};

export const sandboxBlockAt = async (
  book: SandboxBook,
  chain: Chain,
  height: bigint,
): Promise<SandboxBlock | undefined> => {
  const [block] = await book.db.query<SandboxBlock>(findSandboxBlock, [chain, height]);
  return block;
};

export const sandboxCoinsIn = (book: SandboxBook, chain: Chain, height: bigint): Promise<SandboxCoin[]> =>
  book.db.query<SandboxCoin>(listSandboxCoinsIn, [chain, height]);

export const latestSandboxCoins = (book: SandboxBook, chain: Chain): Promise<SandboxCoin[]> =>
  book.db.query<SandboxCoin>(listLatestSandboxCoins, [chain]);

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
  await book.db.query(insertSandboxCoin, values);
  await mineBlocks(book, chain, blocks);
  return txid;
}

/** Mines blocks; whatever waits is in the first of them. */
export const mineBlocks = (book: SandboxBook, chain: Chain, count: number): Promise<void> =>
  book.db.transaction(async (tx) => {
    await tx.query(lockSandboxChain, [chain]);
    for (let mined = 0; mined < count; mined += 1) await mineOn(book, tx, chain);
  });

/**
 * Another branch wins: the last `depth` blocks are replaced by one more than they were. What was paid in them is paid again in
 * the new ones, or with `loses` never was: the sender spent the coins otherwise.
 */
export const reorganise = (book: SandboxBook, chain: Chain, depth: number, loses: boolean): Promise<void> =>
  book.db.transaction(async (tx) => {
    await tx.query(lockSandboxChain, [chain]);
    const [tip] = await tx.query<SandboxBlock>(findSandboxTip, [chain]);
    if (tip === undefined || tip.height < BigInt(depth)) return;
    const fork = tip.height - BigInt(depth);
    await tx.query(loses ? deleteSandboxCoins : unplaceSandboxCoins, [chain, fork]);
    await tx.query(deleteSandboxBlocks, [chain, fork]);
    for (let mined = 0; mined <= depth; mined += 1) await mineOn(book, tx, chain);
  });
