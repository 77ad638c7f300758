import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** What `scripts/record-litecoin.ts` wrote down of a real node. */
type Recording = {
  readonly genesis: string;
  readonly firstHeight: number;
  readonly branches: Readonly<Record<Branch, readonly string[]>>;
  readonly blocks: Readonly<
    Record<string, { readonly height: number; readonly tx: readonly { readonly txid: string }[] }>
  >;
};

/** In the order in which the node went through them. */
type Branch = 'before' | 'paid' | 'deep' | 'without' | 'again';

/** A server that answers as the recorded node did, at the moment that `show` sets. */
export type Replay = {
  readonly url: string;
  readonly show: (branch: Branch) => void;
  /** The transactions of a branch's block beside the one that makes its coins. */
  readonly paymentsIn: (branch: Branch, height: number) => readonly string[];
  readonly stop: () => Promise<void>;
};

const recording: Recording = JSON.parse(readFileSync(join(import.meta.dirname, 'blocks.json'), 'utf8'));
const password = 'replay';

/** Amounts are recorded as text, which keeps their digits, and go out as the numbers that they were. */
const asNode = (body: object): string => JSON.stringify(body).replaceAll(/"value":"([0-9.]+)"/g, '"value":$1');

class Refused extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export async function startReplay(): Promise<Replay> {
  let active = recording.branches.before;
  const blockOf = (hash: unknown) => {
    const block = recording.blocks[String(hash)];
    if (block === undefined) throw new Refused(-5, 'Block not found');
    const top = recording.firstHeight + active.length - 1;
    return { ...block, confirmations: active.includes(String(hash)) ? top - block.height + 1 : -1 };
  };
  const methods: Readonly<Record<string, (...params: unknown[]) => unknown>> = {
    getbestblockhash: () => active.at(-1),
    getblockhash: (height) => {
      if (height === 0) return recording.genesis;
      const hash = active[Number(height) - recording.firstHeight];
      if (hash === undefined) throw new Refused(-8, 'Block height out of range');
      return hash;
    },
    getblockheader: (hash) => blockOf(hash),
    getblock: (hash) => blockOf(hash),
  };
  const answer = (body: string): [number, object] => {
    const { id, method, params } = JSON.parse(body);
    try {
      const ask = methods[method];
      if (ask === undefined) throw new Refused(-32601, 'Method not found');
      return [200, { result: ask(...params), error: null, id }];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // As the node does: the status says that it failed, the body why.
      return [500, { result: null, error: { code: error.code, message: error.message }, id }];
    }
  };
  const authorization = `Basic ${Buffer.from(`faceup:${password}`).toString('base64')}`;
  const server = createServer(async (req, res) => {
    if (req.headers.authorization !== authorization) return res.writeHead(401).end();
    const [status, body] = answer(await text(req));
    return res.writeHead(status, { 'content-type': 'application/json' }).end(asNode(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://faceup:${password}@127.0.0.1:${port}`,
    show: (branch) => {
      active = recording.branches[branch];
    },
    paymentsIn: (branch, height) => {
      const hash = recording.branches[branch][height - recording.firstHeight] ?? '';
      return (recording.blocks[hash]?.tx ?? []).slice(1).map(({ txid }) => txid);
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
