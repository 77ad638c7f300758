import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { DatabaseUnavailable } from '#server/db/db.ts';
import { onDemandPages } from '#server/on-demand/on-demand.ts';
import type { NodeHandler } from '#server/on-demand/render.ts';
import { askWire, type WireAnswer } from '../../support/wire.ts';

const page = `<!doctype html><html><head><title>Search</title></head><body>${'word '.repeat(500)}</body></html>`;
const policy = "script-src 'self' 'sha256-AAAA='; style-src 'self' 'sha256-BBBB='";

/** What Astro's build would do, as far as this side sees it. Notes what it was asked. */
const asked: { url: string | undefined; headers: unknown; locals: unknown }[] = [];
const astro: NodeHandler = (req, res, next, locals) => {
  asked.push({ url: req.url, headers: req.headers, locals });
  if (req.url?.includes('unknown')) return next();
  if (req.url?.includes('broken')) return next(new Error('a page that throws'));
  if (req.url?.includes('bare')) return void res.writeHead(200, {}).end(page);
  const status = req.url?.includes('failed') ? 500 : 200;
  res.writeHead(status, { 'content-type': 'text/html', 'content-security-policy': policy, 'set-cookie': 'a=b' });
  res.write(new TextEncoder().encode(page));
  res.end();
};

/** The page for failures is a file of the build: here, only where the browser asks for a page. */
const showFailure = (req: IncomingMessage, res: ServerResponse): boolean => {
  const wanted = req.headers.accept === 'text/html';
  if (wanted) res.writeHead(500).end('This was unexpected.');
  return wanted;
};

const servers: Server[] = [];
/** What the database has of settings of games. */
type Rules = () => Promise<readonly object[]>;
const serveWith = async (env: Record<string, string>, rules: Rules = async () => []): Promise<string> => {
  const config = { ...parseSettings(env), secrets: undefined as never, operator: undefined as never };
  const outside = { clock: { now: () => new Date(0) }, log: pino({ level: 'silent' }), gateways: new Map() };
  const db = { query: async ({ name }: { name: string }) => (name === 'list_game_rules' ? rules() : []) };
  const ctx = { config, ...outside, db, geo: { countryOf: () => null } } as unknown as ServerContext;
  const pages = onDemandPages(astro, ctx, showFailure);
  const server = createServer((req, res) => {
    if (pages.owns((req.url ?? '').split('?')[0] ?? '')) void pages.handle(req, res);
    else res.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
};

let origin: string;
beforeAll(async () => {
  origin = await serveWith({});
});
afterAll(() => {
  for (const server of servers) server.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', at = origin): Promise<WireAnswer> =>
  askWire(at, path, headers, method);

describe('a page rendered on demand', () => {
  test('has every header that a built page has, and its own inline sources in the policy', async () => {
    const { status, headers } = await get('/search?q=a');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-AAAA='");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is sent in the best form the browser takes', async () => {
    const [br, gzip, plain] = await Promise.all([
      get('/search', { 'accept-encoding': 'gzip, br' }),
      get('/search', { 'accept-encoding': 'gzip' }),
      get('/search'),
    ]);
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect(plain.body.toString()).toBe(page);
    expect(br.headers['content-length']).toBe(String(br.body.length));
  });

  test('is the same for everybody: nothing of the visitor gets into it', async () => {
    await get('/search?q=mine', { cookie: 'session=secret', host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const locals = { held: new Set() };
    expect(asked.at(-1)).toEqual({ url: '/search?q=mine', headers: { host: 'localhost:4321' }, locals });
  });

  test('is told about without a body to HEAD, and has one address', async () => {
    const head = await get('/search', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const slashed = await get('/search/?q=a');
    expect([slashed.status, slashed.headers['location']]).toEqual([308, '/search?q=a']);
  });

  test.each(['broken', 'failed', 'unknown', 'bare'])(
    'that cannot be rendered is a 500 that says nothing: %s',
    async (what) => {
      const { status, headers, body } = await get(`/search?${what}`);
      expect(status).toBe(500);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(JSON.parse(body.toString())).toMatchObject({ code: 'internal' });
      expect(body.toString()).not.toContain('throws');
    },
  );

  test('that cannot be rendered is the page for failures in a browser', async () => {
    const { status, body } = await get('/search?broken', { accept: 'text/html' });
    expect([status, body.toString()]).toEqual([500, 'This was unexpected.']);
  });

  test.each(['/searching', '/search/x', '//search', '/_image', '/SEARCH'])('is none at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('games that are held', () => {
  const rule = (id: string, off: Date | null, hidden: string[]) => ({ game_id: id, off_from: off, hidden });
  const env = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' };
  const from = (country: string) => ({ 'x-forwarded-for': '192.0.2.1', 'x-country': country });

  test('are left out where the visitor is, and then no shared cache keeps the page', async () => {
    const at = await serveWith(env, async () => [rule('dice', null, ['DE']), rule('mines', new Date(0), [])]);
    const there = await get('/search', from('DE'), 'GET', at);
    expect(asked.at(-1)?.locals).toEqual({ held: new Set(['dice', 'mines']) });
    const elsewhere = await get('/search', from('NL'), 'GET', at);
    expect(asked.at(-1)?.locals).toEqual({ held: new Set(['mines']) });
    for (const { headers } of [there, elsewhere]) expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('that are off everywhere leave a page that caches may keep', async () => {
    const at = await serveWith(env, async () => [rule('mines', new Date(0), [])]);
    expect((await get('/search', from('DE'), 'GET', at)).headers['cache-control']).toMatch(/^public/);
    expect(asked.at(-1)?.locals).toEqual({ held: new Set(['mines']) });
  });

  test('are not known while the database is away, or slow: the page comes, for this visitor alone', async () => {
    const away = await serveWith(env, () => Promise.reject(new DatabaseUnavailable('away')));
    const silent = await serveWith(env, () => new Promise(() => undefined));
    for (const at of [away, silent]) {
      const { status, headers } = await get('/search', from('DE'), 'GET', at);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    }
  });
});

test('an address that asks for too much waits, and is told how long', async () => {
  const strict = await serveWith({ RATE_SCALE: '1' });
  const statuses: number[] = [];
  for (let at = 0; at < 110; at++) statuses.push((await get('/search', {}, 'GET', strict)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  const refused = await get('/search', {}, 'GET', strict);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a sandbox that says so on every page says so here', async () => {
  const sandbox = await serveWith({ NODE_ENV: 'production', SANDBOX: '1', PUBLIC_ORIGIN: 'https://faceup.example' });
  const { body, headers } = await get('/search', {}, 'GET', sandbox);
  expect(body.toString()).toContain('Sandbox: payments are simulated');
  expect(headers['strict-transport-security']).toContain('max-age');
  expect(String(headers['content-security-policy']).match(/sha256-/g)).toHaveLength(3);
});
