import { connect, createServer, type Socket } from 'node:net';

/** Stands between a process and its PostgreSQL, and can hang without breaking a connection. */
export type HangingProxy = {
  /** The database's address by way of it. */
  readonly url: string;
  /** From now on nothing goes through, or what is asked does and no answer comes back. */
  readonly hang: (what: 'all' | 'answers') => void;
  /** Each piece of an answer comes so much later, one after the other. */
  readonly slow: (ms: number) => void;
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
};

type Pair = { readonly client: Socket; readonly server: Socket };

export async function startHangingProxy(database: string): Promise<HangingProxy> {
  const target = new URL(database);
  const socket = target.searchParams.get('host');
  const port = target.port || '5432';
  const open = () =>
    socket?.startsWith('/') ? connect(`${socket}/.s.PGSQL.${port}`) : connect(Number(port), socket ?? target.hostname);
  const pairs = new Set<Pair>();
  let held: 'nothing' | 'all' | 'answers' = 'nothing';
  let delayMs = 0;

  const apply = ({ client, server }: Pair) => {
    if (held === 'all') client.pause();
    else client.resume();
    if (held === 'nothing') server.resume();
    else server.pause();
  };
  const listener = createServer((client) => {
    const server = open();
    const pair = { client, server };
    pairs.add(pair);
    client.on('data', (bytes) => server.write(bytes));
    let last = Promise.resolve();
    server.on('data', (bytes) => {
      const ms = delayMs;
      last = last.then(() => new Promise((later) => setTimeout(later, ms))).then(() => void client.write(bytes));
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        other.end();
      });
    }
    apply(pair);
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port');
  const url = new URL(database);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const hold = (what: typeof held) => {
    held = what;
    for (const pair of pairs) apply(pair);
  };
  return {
    url: url.href,
    hang: hold,
    slow: (ms) => {
      delayMs = ms;
    },
    resume: () => {
      delayMs = 0;
      hold('nothing');
    },
    stop: async () => {
      hold('nothing');
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      await new Promise((closed) => listener.close(closed));
    },
  };
}
