import { fork } from 'node:child_process';
import { once } from 'node:events';
import { routes } from '#contract/routes.ts';
import { freePort } from '../support/site.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

const seconds = 5;
const connections = 16;

/** Requests a second by one load generator: a bare node:http server first, then pages and reads of the real process. */
export async function measureReads(origin: string): Promise<Row[]> {
  const home = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
  const bytes = Number(home.headers.get('content-length'));
  const small = await measureBareServer(1024);
  const alike = await measureBareServer(bytes);
  const row = (name: string, value: number, aim?: string): Row => ({
    group: 'reads',
    name,
    value,
    unit: 'req/s',
    ...(aim === undefined ? {} : { aim }),
  });
  return [
    row('bare node:http, 1,024 bytes', small),
    row(`bare node:http, ${bytes.toLocaleString('en-GB')} bytes`, alike),
    row('home page, the same bytes (brotli)', await rate(origin), `60% of bare: ${Math.round(alike * 0.6)}`),
    row('call: games and categories', await rate(`${origin}${routes.listGames.path.replace('{currency}', 'EUR')}`)),
    row('call: minimums', await rate(`${origin}${routes.readRateLimit.path.replace('{currency}', 'EUR')}`)),
  ];
}

async function measureBareServer(bytes: number): Promise<number> {
  const port = await freePort();
  const server = fork(new URL('./bare-server.ts', import.meta.url), {
    env: { PORT: String(port), BYTES: String(bytes) },
  });
  await once(server, 'message');
  try {
    return await rate(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
  }
}

async function rate(url: string): Promise<number> {
  const { origin, host, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
  const measured = await load({ origin, connections, seconds, request: () => request });
  return measured.rate;
}
