/**
 * Records what a real Litecoin node says of a chain of its own, for tests/server/chain/litecoin.test.ts:
 *
 *   LITECOIND=/usr/bin/litecoind node scripts/record-litecoin.ts
 *
 * The node is Debian's package `litecoind`; its RPC is Bitcoin Core's. It pays the first addresses of the published test key, and
 * then lets another branch win. Kept are the fields that the adapter may read, as the node wrote them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deriveAddress } from '#domain/payments/chain/derive-address.ts';
import { readAccountKey } from '#domain/payments/chain/extended-key.ts';
import { publishedKeys } from '#server/adapters/chain/create-chains.ts';
import { jsonRpc, type Rpc } from '#server/adapters/chain/json-rpc.ts';

/** `value` as text, with all its digits. */
type Out = { readonly value: string; readonly n: number; readonly scriptPubKey: { readonly hex: string } };
type Block = {
  readonly hash: string;
  readonly height: number;
  readonly time: number;
  readonly previousblockhash: string;
  readonly tx: readonly { readonly txid: string; readonly vout: readonly Out[] }[];
};

const port = 19_555;
const target = 'tests/support/litecoin/blocks.json';
const firstKept = 85;

const addressAt = (index: number): string => {
  const key = readAccountKey(publishedKeys.litecoin, false);
  if (!key.ok) throw new Error(key.code);
  return deriveAddress('litecoin', 'regtest', key.value, index);
};

const start = (folder: string): ChildProcess => {
  const program = process.env['LITECOIND'];
  if (!program) throw new Error('LITECOIND names the program: Debian has it in the package litecoind');
  const args = ['-regtest', `-datadir=${folder}`, '-server', '-listen=0', `-rpcport=${port}`, '-fallbackfee=0.001'];
  return spawn(program, [...args, '-rpcuser=faceup', '-rpcpassword=faceup'], { stdio: 'ignore' });
};

const untilReady = async (rpc: Rpc): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const height = await rpc('getblockcount', []).catch(() => null);
    if (height !== null) return;
    await sleep(200);
  }
  throw new Error('the node did not start');
};

/** The chain that counts now, from `firstKept` on, as hashes; blocks are added to `blocks`. */
const keep = async (rpc: Rpc, blocks: Map<string, Block>): Promise<string[]> => {
  const tip = Number(await rpc('getblockcount', []));
  const hashes: string[] = [];
  for (let height = firstKept; height <= tip; height += 1) {
    const hash = String(await rpc('getblockhash', [height]));
    const { time, previousblockhash, tx } = (await rpc('getblock', [hash, 2])) as Block;
    const slim = tx.map(({ txid, vout }) => ({
      txid,
      vout: vout.map(({ value, n, scriptPubKey: { hex } }) => ({ value, n, scriptPubKey: { hex } })),
    }));
    blocks.set(hash, { hash, height, time, previousblockhash, tx: slim });
    hashes.push(hash);
  }
  return hashes;
};

const record = async (rpc: Rpc): Promise<object> => {
  const blocks = new Map<string, Block>();
  await rpc('createwallet', ['miner']);
  const own = await rpc('getnewaddress', []);
  const legacy = await rpc('getnewaddress', ['', 'legacy']);
  await rpc('generatetoaddress', [105, own]);
  const before = await keep(rpc, blocks);
  await rpc('sendmany', ['', { [addressAt(0)]: 20.99999999, [addressAt(1)]: 0.00005, [String(legacy)]: 1.5 }]);
  await rpc('generatetoaddress', [1, own]);
  const paid = await keep(rpc, blocks);
  await rpc('generatetoaddress', [1, own]);
  await rpc('sendtoaddress', [addressAt(2), 0.7]);
  await rpc('generatetoaddress', [1, own]);
  const deep = await keep(rpc, blocks);
  // The last block goes; the payment waits, is left out of the next two, and is in the one after them.
  await rpc('invalidateblock', [deep.at(-1)]);
  await rpc('generateblock', [own, []]);
  await rpc('generateblock', [own, []]);
  const without = await keep(rpc, blocks);
  await rpc('generatetoaddress', [2, own]);
  const again = await keep(rpc, blocks);
  return {
    genesis: await rpc('getblockhash', [0]),
    firstHeight: firstKept,
    branches: { before, paid, deep, without, again },
    blocks: Object.fromEntries(blocks),
  };
};

const folder = mkdtempSync(join(tmpdir(), 'faceup-litecoin-'));
const node = start(folder);
try {
  const rpc = jsonRpc(`http://faceup:faceup@127.0.0.1:${port}`);
  await untilReady(rpc);
  const recorded = {
    node: ((await rpc('getnetworkinfo', [])) as { subversion: string }).subversion,
    ...(await record(rpc)),
  };
  writeFileSync(target, `${JSON.stringify(recorded)}\n`);
  console.log(`${target} is written.`);
} finally {
  const ended = new Promise((done) => node.once('exit', done));
  node.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
