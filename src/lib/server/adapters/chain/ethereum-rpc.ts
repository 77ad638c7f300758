import { z } from 'zod';
import type { ChainNetwork } from '#domain/payments/chain/networks.ts';
import { ChainUnavailable } from '../../common/chain-unavailable.ts';
import type { BlockRef, ChainReader, ChainTransfer, OwnAddresses } from './chain-reader.ts';
import { parse, type Rpc } from './json-rpc.ts';
import { untilDone } from './once.ts';

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/)
  .transform(BigInt);
const word = z.string().regex(/^0x[0-9a-f]{64}$/);
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => text.toLowerCase());

const header = z.object({ number: quantity, hash: word, parentHash: word, timestamp: quantity });
const block = header.extend({
  transactions: z.array(z.object({ hash: word, to: address.nullable(), value: quantity })),
});
const log = z.object({
  address,
  topics: z.array(word),
  data: z.string(),
  transactionHash: word,
  blockHash: word,
  logIndex: quantity,
  removed: z.boolean().optional(),
});
const receipt = z.object({ status: quantity, blockHash: word, logs: z.array(log) });
type Log = z.output<typeof log>;

/** keccak256('Transfer(address,address,uint256)'), as ERC-20 names the event. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const mainnetId = 1n;

/** The value of a transaction itself, beside which its logs are numbered from 0. */
const ownValue = -1;

/**
 * Ethereum behind its execution API (https://ethereum.github.io/execution-apis/): blocks with their transactions, the logs of
 * the one contract that is USDT, and the receipt of whatever is for us: a transaction that failed moved nothing, and says so
 * there alone. Other contracts' logs are never asked for, so that a token that calls itself USDT is nothing.
 *
 * Ether that a contract hands on inside of its own call stands in no transaction's value and cannot be seen this way: the
 * balance alone (`lookAt`) shows it.
 */
export function ethereumRpc(rpc: Rpc, network: ChainNetwork, usdtContract: string | null): ChainReader {
  const prove = untilDone(() => proveChain(rpc, network));
  const blockBy = async (tag: string): Promise<BlockRef | null> => {
    const answer = await rpc('eth_getBlockByNumber', [tag, false]);
    return answer === null ? null : refOf(parse(header, answer));
  };
  return {
    tip: async () => {
      const ref = await blockBy('latest');
      if (ref === null) throw new ChainUnavailable('the node has no block yet');
      return ref;
    },
    blockAt: (height) => blockBy(`0x${height.toString(16)}`),
    transfersIn: async (ref, ours) => {
      await prove();
      const answer = await rpc('eth_getBlockByHash', [ref.hash, true]);
      if (answer === null) return null;
      const sent = await etherIn(rpc, ref, parse(block, answer).transactions, ours);
      const tokens = usdtContract === null ? [] : await tokensIn(rpc, ref, usdtContract, ours);
      // Asked for by number: a block that was replaced meanwhile may still be had by its hash.
      const now = await blockBy(`0x${ref.height.toString(16)}`);
      return now?.hash === ref.hash && sent !== null && tokens !== null ? [...sent, ...tokens] : null;
    },
    lookAt: async (owner, height) => {
      const at = [owner, `0x${height.toString(16)}`];
      const [balance, sent] = [await rpc('eth_getBalance', at), await rpc('eth_getTransactionCount', at)];
      return { balance: parse(quantity, balance), sent: parse(quantity, sent) };
    },
  };
}

/** An address says nothing of its network: coins of a test network would be credited as real ones (EIP-155). */
async function proveChain(rpc: Rpc, network: ChainNetwork): Promise<void> {
  const id = parse(quantity, await rpc('eth_chainId', []));
  if ((network === 'mainnet') !== (id === mainnetId))
    throw new ChainUnavailable(`the node is not one of ethereum, ${network}: its chain is number ${id}`);
}

/** Ether sent to us by transactions that succeeded; null when one of them is in another block by now. */
async function etherIn(
  rpc: Rpc,
  ref: BlockRef,
  transactions: z.output<typeof block>['transactions'],
  ours: OwnAddresses,
): Promise<ChainTransfer[] | null> {
  const paying = transactions.flatMap(({ hash: txid, to, value }) =>
    to === null || value === 0n ? [] : [{ txid, to, value }],
  );
  const own = await ours([...new Set(paying.map(({ to }) => to))]);
  const found: ChainTransfer[] = [];
  for (const { txid, to, value } of paying) {
    if (!own.has(to)) continue;
    const proof = await receiptOf(rpc, txid);
    if (proof?.blockHash !== ref.hash) return null;
    if (proof.status !== 1n) continue;
    found.push({ txid, outputIndex: ownValue, address: to, currency: 'ETH', chainAmount: value });
  }
  return found;
}

/** USDT sent to us: logs of the contract, each by its place among the logs of its transaction. */
async function tokensIn(
  rpc: Rpc,
  ref: BlockRef,
  contract: string,
  ours: OwnAddresses,
): Promise<ChainTransfer[] | null> {
  const filter = { blockHash: ref.hash, address: contract, topics: [transferTopic] };
  const logs = parse(z.array(log), await rpc('eth_getLogs', [filter]));
  const paying = logs.flatMap((entry) => {
    const paid = readTransfer(entry, contract);
    return paid === undefined ? [] : [{ ...paid, entry }];
  });
  const own = await ours([...new Set(paying.map(({ to }) => to))]);
  const found: ChainTransfer[] = [];
  for (const { to, amount, entry } of paying) {
    if (!own.has(to)) continue;
    const proof = await receiptOf(rpc, entry.transactionHash);
    if (proof?.blockHash !== ref.hash) return null;
    const outputIndex = proof.logs.findIndex(({ logIndex }) => logIndex === entry.logIndex);
    if (proof.status !== 1n || outputIndex < 0) continue;
    found.push({ txid: entry.transactionHash, outputIndex, address: to, currency: 'USDT', chainAmount: amount });
  }
  return found;
}

/** Whom a log pays and what; undefined for whatever is no payment of this contract. Anybody may make it log a payment of nothing. */
function readTransfer(entry: Log, contract: string): { to: string; amount: bigint } | undefined {
  const [topic, , to] = entry.topics;
  if (entry.removed === true || entry.address !== contract.toLowerCase() || topic !== transferTopic) return undefined;
  if (to === undefined || entry.topics.length !== 3 || !/^0x[0-9a-f]{64}$/.test(entry.data)) return undefined;
  const amount = BigInt(entry.data);
  return amount === 0n ? undefined : { to: `0x${to.slice(26)}`, amount };
}

async function receiptOf(rpc: Rpc, txid: string): Promise<z.output<typeof receipt> | null> {
  const answer = await rpc('eth_getTransactionReceipt', [txid]);
  return answer === null ? null : parse(receipt, answer);
}

const refOf = ({ number, hash, parentHash, timestamp }: z.output<typeof header>): BlockRef => ({
  height: number,
  hash,
  parentHash,
  at: new Date(Number(timestamp) * 1000),
});
