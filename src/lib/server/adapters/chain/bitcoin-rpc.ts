import { setImmediate } from 'node:timers/promises';
import { hexToBytes } from '@noble/hashes/utils.js';
import { Address, OutScript } from '@scure/btc-signer';
import { z } from 'zod';
import { type AddressFormat, addressFormats, type Chain, type ChainNetwork } from '#domain/payments/chain/networks.ts';
import { ChainUnavailable } from '../../common/chain-unavailable.ts';
import type { BlockRef, ChainReader, ChainTransfer } from './chain-reader.ts';
import { parse, type Rpc, RpcRefused } from './json-rpc.ts';
import { untilDone } from './once.ts';

/** Bitcoin Core, `rpc/protocol.h`: a height beyond the tip, and a hash that is not known. */
const outOfRange = -8;
const notFound = -5;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const header = z.object({
  hash,
  height: z.int().nonnegative(),
  time: z.int(),
  // The first block of a chain has none before it.
  previousblockhash: hash.optional(),
  /** -1 for a block beside the chain that counts. */
  confirmations: z.int(),
});
/** Units with eight digits behind the point, as the node wrote them, to satoshi or litoshi. */
const satoshi = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}(?:\.\d{1,8})?$/))
  .transform((text) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(8, '0'));
  });
const output = z.object({
  value: satoshi,
  n: z.int().nonnegative(),
  scriptPubKey: z.object({ hex: z.string().regex(/^(?:[0-9a-f]{2})*$/) }),
});
/** Litecoin's confidential outputs (MWEB) show neither amount nor script. None of our addresses is one of theirs. */
const hidden = z.object({ ismweb: z.literal(true) });
const transaction = z.object({ txid: hash, vout: z.array(z.union([output, hidden])) });
/** Its transactions are read one after the other, with room for others in between. */
const block = header.extend({ tx: z.array(z.unknown()) });

/** Transactions that are read in one go: a millisecond or two. A full block has some thousands. */
const readAtOnce = 100;

/** The first blocks of the chains whose coins are worth something, as in `chainparams.cpp` of their nodes. */
const firstBlocks = {
  bitcoin: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  litecoin: '12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2',
} as const;

/** A script says nothing of its chain: coins of a test network, or of the other chain, would be credited as real ones. */
const proveChain = async (rpc: Rpc, chain: keyof typeof firstBlocks, network: ChainNetwork): Promise<void> => {
  const first = parse(hash, await rpc('getblockhash', [0]));
  const isReal = Object.values<string>(firstBlocks).includes(first);
  if (network === 'mainnet' ? first !== firstBlocks[chain] : isReal)
    throw new ChainUnavailable(`the node is not one of ${chain}, ${network}: its first block is ${first}`);
};

/**
 * A chain behind Bitcoin Core's RPC, which Litecoin Core has in common: getbestblockhash, getblockhash, getblockheader and
 * getblock with verbosity 2 (https://developer.bitcoin.org/reference/rpc/). No index, no wallet and no full history are
 * asked for: a pruned node does. Addresses are read from the scripts themselves, since nodes of different age name them
 * differently.
 */
export function bitcoinRpc(rpc: Rpc, chain: Exclude<Chain, 'ethereum'>, network: ChainNetwork): ChainReader {
  const format = addressFormats[chain][network];
  const prove = untilDone(() => proveChain(rpc, chain, network));
  const readHeader = async (blockHash: string): Promise<BlockRef | null> => {
    const answer = parse(header, await rpc('getblockheader', [blockHash]));
    return answer.confirmations < 0 ? null : refOf(answer);
  };
  const blockAt = async (height: bigint): Promise<BlockRef | null> => {
    try {
      return await readHeader(parse(hash, await rpc('getblockhash', [Number(height)])));
    } catch (error) {
      if (error instanceof RpcRefused && (error.code === outOfRange || error.code === notFound)) return null;
      throw error;
    }
  };
  return {
    tip: async () => {
      const ref = await readHeader(parse(hash, await rpc('getbestblockhash', [])));
      if (ref === null) throw new ChainUnavailable('the best block left the chain while it was read');
      return ref;
    },
    blockAt,
    transfersIn: async (ref, ours) => {
      await prove();
      const read = await readBlock(rpc, ref.hash);
      if (read === null) return null;
      const currency = chain === 'bitcoin' ? 'BTC' : 'LTC';
      const outputs: ChainTransfer[] = [];
      for (const [index, tx] of read.tx.entries()) {
        if (index % readAtOnce === 0) await setImmediate();
        outputs.push(...outputsOf(tx, format, currency));
      }
      const own = await ours([...new Set(outputs.map(({ address }) => address))]);
      return outputs.filter(({ address }) => own.has(address));
    },
  };
}

/** What a transaction pays to addresses of the kind that ours are of. */
const outputsOf = (tx: unknown, format: AddressFormat, currency: 'BTC' | 'LTC'): ChainTransfer[] => {
  const { txid, vout } = parse(transaction, tx);
  return vout.flatMap((out) => {
    if (!('value' in out) || out.value === 0n) return [];
    const address = addressOfScript(out.scriptPubKey.hex, format);
    return address === undefined ? [] : [{ txid, outputIndex: out.n, address, currency, chainAmount: out.value }];
  });
};

async function readBlock(rpc: Rpc, blockHash: string): Promise<z.output<typeof block> | null> {
  try {
    const read = parse(block, await rpc('getblock', [blockHash, 2]));
    return read.confirmations < 0 ? null : read;
  } catch (error) {
    if (error instanceof RpcRefused && error.code === notFound) return null;
    throw error;
  }
}

const refOf = ({ height, hash, previousblockhash = '', time }: z.output<typeof header>): BlockRef => ({
  height: BigInt(height),
  hash,
  parentHash: previousblockhash,
  at: new Date(time * 1000),
});

/** Ours are all pay-to-witness-public-key-hash, `0014` and 20 bytes: no other script needs reading. */
const addressOfScript = (script: string, format: AddressFormat): string | undefined => {
  if (script.length !== 44 || !script.startsWith('0014')) return undefined;
  const decoded = OutScript.decode(hexToBytes(script));
  return decoded.type === 'wpkh' ? Address(format).encode(decoded) : undefined;
};
