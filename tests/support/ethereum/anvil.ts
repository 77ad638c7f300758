import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { jsonRpc, type Rpc } from '#server/adapters/chain/json-rpc.ts';

/** A real Ethereum node of development (Foundry's anvil): its accounts are rich and unlocked. Each transaction is mined as it is sent. */
export type Anvil = {
  readonly url: string;
  readonly rpc: Rpc;
  /** Sends ether, in wei, from the first account; answers the transaction's hash, mined whether it succeeded or not. */
  readonly pay: (to: string, wei: bigint) => Promise<string>;
  /** The same through a contract that hands the ether on inside of its own call: no transaction names the receiver. */
  readonly payInside: (to: string, wei: bigint) => Promise<string>;
  /** Lets an address send away what it holds but for the fee, as its owner would. */
  readonly moveAway: (from: string) => Promise<string>;
  /** Calls a contract's method with arguments that are encoded already (32 bytes of hexadecimal each). */
  readonly call: (contract: string, selector: string, ...words: readonly string[]) => Promise<string>;
  readonly deploy: (bytecode: string) => Promise<string>;
  readonly mine: (blocks: number) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

/** In wei. */
const gasPrice = 5_000_000_000n;

const root = join(import.meta.dirname, '../../..');

export async function startAnvil(): Promise<Anvil> {
  const process = spawn(join(root, 'node_modules/.bin/anvil'), ['--port', '0', '--accounts', '1', '--no-mining'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = `http://${await listeningAt(process)}`;
  const rpc = jsonRpc(url);
  const accounts = await rpc('eth_accounts', []);
  const from = Array.isArray(accounts) ? String(accounts[0]) : '';
  // The limit is given, so that what will fail is not refused before it is mined; the price, so that a transaction is the same
  // whenever it is sent.
  const send = async (transaction: object): Promise<string> => {
    const txid = await rpc('eth_sendTransaction', [
      { from, gas: '0x1e8480', gasPrice: `0x${gasPrice.toString(16)}`, ...transaction },
    ]);
    await rpc('anvil_mine', ['0x1']);
    return String(txid);
  };
  return {
    url,
    rpc,
    pay: (to, wei) => send({ to, value: `0x${wei.toString(16)}` }),
    payInside: (to, wei) => send({ value: `0x${wei.toString(16)}`, data: handOn(to) }),
    moveAway: async (owner) => {
      await rpc('anvil_impersonateAccount', [owner]);
      const held = BigInt(String(await rpc('eth_getBalance', [owner, 'latest'])));
      const txid = await send({
        from: owner,
        to: from,
        gas: '0x5208',
        value: `0x${(held - gasPrice * 21_000n).toString(16)}`,
      });
      await rpc('anvil_stopImpersonatingAccount', [owner]);
      return txid;
    },
    call: (to, selector, ...words) => send({ to, data: `0x${selector}${words.join('')}` }),
    deploy: async (bytecode) => {
      const receipt = await rpc('eth_getTransactionReceipt', [await send({ data: bytecode })]);
      const address = receipt !== null && typeof receipt === 'object' && 'contractAddress' in receipt;
      if (!address) throw new Error('nothing was deployed');
      return String(receipt.contractAddress);
    },
    mine: (blocks) => rpc('anvil_mine', [`0x${blocks.toString(16)}`]),
    stop: () =>
      new Promise((stopped) => {
        process.once('exit', () => stopped());
        process.kill();
      }),
  };
}

/** CALL with the value that came along to an address, and stop: the whole life of a contract that is made by it. */
const handOn = (to: string): string => `0x60006000600060003473${to.slice(2)}5af100`;

async function listeningAt(process: ChildProcess): Promise<string> {
  if (process.stdout === null) throw new Error('anvil has no output');
  for await (const line of createInterface({ input: process.stdout })) {
    const [, address] = /^Listening on (\S+)$/.exec(line) ?? [];
    // Whatever it says afterwards is let go by, or the pipe would fill up.
    if (address !== undefined) {
      process.stdout.resume();
      return address;
    }
  }
  throw new Error('anvil ended before it listened');
}

type Compiled = { readonly bytecode: string; readonly methods: Readonly<Record<string, string>> };

/** The contract beside this file, as solc compiled it. */
export const token: Compiled = JSON.parse(readFileSync(join(import.meta.dirname, 'Token.json'), 'utf8'));

/** An argument of a call: 32 bytes, numbers and addresses alike. */
export const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');
