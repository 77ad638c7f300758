import type { Chain } from '#domain/payments/chain/networks.ts';
import { type SandboxBlock, sandboxBlockAt, sandboxCoinsIn, sandboxTip } from '../../sandbox/chain.ts';
import type { SandboxBook } from '../../sandbox/orders.ts';
import type { BlockRef, ChainReader } from './chain-reader.ts';

/** A chain that the sandbox plays. */
export const sandboxChain = (book: SandboxBook, chain: Chain): ChainReader => ({
  tip: async () => refOf(await sandboxTip(book, chain)),
  blockAt: async (height) => {
    const block = await sandboxBlockAt(book, chain, height);
    return block === undefined ? null : refOf(block);
  },
  transfersIn: async ({ height, hash }, ours) => {
    const coins = await sandboxCoinsIn(book, chain, height);
    const own = await ours(coins.map(({ address }) => address));
    const block = await sandboxBlockAt(book, chain, height);
    if (block?.hash !== hash) return null;
    return coins
      .filter(({ address }) => own.has(address))
      .map(({ txid, address, currency, chain_amount }) => ({
        txid,
        address,
        currency,
        chainAmount: chain_amount,
        outputIndex: currency === 'ETH' ? -1 : 0,
      }));
  },
});

const refOf = ({ height, hash, parent_hash, mined_at }: SandboxBlock): BlockRef => ({
  height,
  hash,
  parentHash: parent_hash,
  at: mined_at,
});
