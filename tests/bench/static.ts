import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { freePort } from '../support/site.ts';
import type { Row } from './row.ts';

const seconds = 5;
const connections = 16;

/** Requests a second by one load generator: a bare node:http server first, then pages and reads of the real process. */
export async function measureReads(origin: string): Promise<Row[]> {
  const bare = await measureBareServer();
  const rows: Row[] = [{ group: 'reads', name: 'bare node:http, 1 kB', value: bare, unit: 'req/s' }];
  for (const [name, path] of [
    ['home page, brotli', '/'],
    ['API: games and categories', '/game-aggregator-service/api/v1/games-and-categories/EUR'],
    ['API: minimums', '/profile-service/api/v1/rate/limit/EUR'],
  ] as const) {
    const value = await rate(`${origin}${path}`);
    const aim = name === 'home page, brotli' ? `at least ${Math.round(bare * 0.6)} (60% of bare)` : undefined;
    rows.push({ group: 'reads', name, value, unit: 'req/s', ...(aim === undefined ? {} : { aim }) });
  }
  return rows;
}

async function measureBareServer(): Promise<number> {
  const port = await freePort();
  const server = fork(new URL('./bare-server.ts', import.meta.url), { env: { PORT: String(port) } });
  await once(server, 'message');
  try {
    return await rate(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
  }
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} not 2xx`);
  return result.requests.average;
}
