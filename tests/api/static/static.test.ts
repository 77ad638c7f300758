import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { precompress } from '#scripts/build/precompress.ts';
import { writeHeaders } from '#scripts/build/write-headers.ts';
import { parseSettings } from '#server/config.ts';
import { loadStatic } from '#server/static/load-static.ts';
import { createStaticServer } from '#server/static/serve-static.ts';
import { askWire, type WireAnswer } from '../../support/wire.ts';

const policy = `default-src 'none'; script-src 'self' 'sha256-AAAA='; style-src 'self' 'sha256-BBBB='`;
const page = (title: string) =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-security-policy" content="${policy}"><title>${title}</title></head><body class="x">${'word '.repeat(200)}</body></html>`;
const files: Record<string, string> = {
  'index.html': page('home'),
  'games/all/index.html': page('all'),
  'games/slots/index.html': page('slots'),
  'game/european-roulette/index.html': page('roulette'),
  'game/baccarat%2Fpro/index.html': page('a slash in its name'),
  'play/roulette-european/index.html': page('frame'),
  'try/dice/index.html': page('trial'),
  'confirm/index.html': page('confirm'),
  'unsubscribe/index.html': page('unsubscribe'),
  'own-money/index.html': page('own-money'),
  'sandbox/ui/index.html': page('primitives'),
  '404.html': page('nothing'),
  'profile/404/index.html': page('nothing of the account'),
  '_astro/app.ABC.js': 'export const a = 1;\n'.repeat(50),
  'i/s3/meridian tables/Roulette.webp': 'RIFF',
  'static/currencies.json': '{}',
  'speculation-rules.json': '{}',
};

const sharedPage = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

const dist = mkdtempSync(join(tmpdir(), 'faceup-static-'));
const servers: Server[] = [];
const serveWith = async (env: Record<string, string>): Promise<string> => {
  const statics = createStaticServer(
    loadStatic(dist, { ...parseSettings(env), secrets: undefined as never, operator: undefined as never }),
  );
  const server = createServer((req, res) => {
    if (!statics.serve(req, res) && !statics.serveNotFound(req, res)) res.writeHead(500).end();
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
};

let origin: string;
beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    const path = join(dist, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  await precompress(dist);
  origin = await serveWith({});
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', at = origin): Promise<WireAnswer> =>
  askWire(at, path, headers, method);

describe('a static file', () => {
  test('is sent in the best form the browser takes', async () => {
    const [br, gzip, plain] = await Promise.all([
      get('/', { 'accept-encoding': 'gzip, deflate, br' }),
      get('/', { 'accept-encoding': 'gzip, br;q=0' }),
      get('/'),
    ]);
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.headers['vary']).toBe('accept-encoding');
  });

  test('is sent once: its ETag again is a 304 without a body', async () => {
    const first = await get('/games/all', { 'accept-encoding': 'br' });
    const etag = String(first.headers['etag']);
    const again = await get('/games/all', { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['etag']).toBe(etag);
    expect((await get('/games/all', { 'if-none-match': etag })).status).toBe(200);
  });

  test('by HEAD has every header and no body', async () => {
    const [head, whole] = await Promise.all([get('/', {}, 'HEAD'), get('/')]);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  test.each([
    ['/_astro/app.ABC.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/', 'text/html; charset=utf-8', sharedPage],
    ['/games/all', 'text/html; charset=utf-8', sharedPage],
    ['/confirm', 'text/html; charset=utf-8', 'private, no-cache'],
    ['/unsubscribe', 'text/html; charset=utf-8', 'private, no-cache'],
    ['/own-money', 'text/html; charset=utf-8', 'private, no-cache'],
    ['/game/european-roulette', 'text/html; charset=utf-8', 'private, no-cache'],
    ['/play/roulette-european', 'text/html; charset=utf-8', 'private, no-cache'],
    ['/speculation-rules.json', 'application/speculationrules+json', 'public, max-age=300'],
    ['/static/currencies.json', 'application/json; charset=utf-8', 'public, max-age=300'],
    ['/i/s3/meridian%20tables/Roulette.webp', 'image/webp', 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('4.1.1 %s is %s, %s', async (path, type, cache) => {
    const { headers } = await get(path);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
  });

  test('has one address: a slash, index.html and small percent codes lead there', async () => {
    for (const [path, location] of [
      ['/games/all/', '/games/all'],
      ['/games/all/index.html?q=1', '/games/all?q=1'],
      ['/index.html', '/'],
      ['/game/baccarat%2fpro', '/game/baccarat%2Fpro'],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers['location']]).toEqual([path, 308, location]);
    }
    expect((await get('/game/baccarat%2Fpro')).status).toBe(200);
  });

  test.each([
    '/game/..%2f..%2fetc%2fpasswd',
    '/game/../../etc/passwd',
    '/game/baccarat%252Fpro',
    '/game/european-roulette/..;/',
    '/%00',
    '/game/european-roulette%00',
    '//evil.example/',
    '/\\evil.example/',
    '/.built',
    '/manifest.json',
    '/index.html.br',
  ])('case 35: %s is a 404, and leads nowhere', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['location']]).toEqual([404, undefined]);
    expect(answer.body.toString()).toContain('<title>nothing</title>');
  });
});

/** What a host of static files would send for a path by the lines of `_headers`: every line that fits adds its headers. */
const byHost = (text: string, path: string): [string, string][] =>
  text.split('\n\n').flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    const fits = pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    return fits
      ? lines.map((line): [string, string] => [line.split(':', 1)[0]?.trim() ?? '', line.replace(/^[^:]*: /, '')])
      : [];
  });

/** What only the process can know, and what such a host sees to by itself. */
const ofTheAnswer = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'vary']);

test('a host of static files sends the headers that the process sends, each once', async () => {
  writeHeaders(dist, 'http://localhost:4321');
  const text = readFileSync(join(dist, 'client', '_headers'), 'utf8');
  const paths = (JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { path: string }[]).map(
    ({ path }) => path,
  );
  expect(paths.length).toBe(Object.keys(files).length);
  for (const path of paths) {
    const { headers } = await get(path);
    const sent = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name));
    const written = byHost(text, path).filter(([name]) => name !== 'content-type');
    expect([path, written.toSorted()]).toEqual([path, sent.toSorted()]);
  }
  expect(byHost(text, '/speculation-rules.json')).toContainEqual(['content-type', 'application/speculationrules+json']);
  expect(text).toContain('/games/*\n');
});

test.each([
  ['demo', 'https://demo.mifinity.com'],
  ['live', 'https://secure.mifinity.com'],
])(
  'a host of static files lets MiFinity’s script of its %s environment in, when there are keys',
  (environment, host) => {
    writeHeaders(dist, 'http://localhost:4321');
    const read = () => byHost(readFileSync(join(dist, 'client', '_headers'), 'utf8'), '/');
    expect(JSON.stringify(read())).not.toContain('mifinity');
    const file = join(dist, 'keys.json');
    const keys = { apiKey: 'a'.repeat(20), destinationAccountNumber: '5001000001', brandId: '001', environment };
    writeFileSync(file, JSON.stringify({ mifinity: keys }));
    vi.stubEnv('PAYMENT_KEYS_FILE', file);
    writeHeaders(dist, 'http://localhost:4321');
    vi.unstubAllEnvs();
    const [, policy = ''] = read().find(([name]) => name === 'content-security-policy') ?? [];
    expect(policy).toMatch(new RegExp(`script-src [^;]*${host}/widgets/`));
    expect(policy).toMatch(new RegExp(`frame-src [^;]*${host}`));
  },
);

test('a page names the rules for fetching ahead, a table does not', async () => {
  expect((await get('/games/all')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
  for (const path of ['/play/roulette-european', '/try/dice', '/static/currencies.json'])
    expect((await get(path)).headers['speculation-rules']).toBeUndefined();
});

describe('the policy of a page', () => {
  const policyOf = async (path: string, at = origin) =>
    Object.fromEntries(
      String((await get(path, {}, 'GET', at)).headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );

  test('3.4.3 is a header with the page’s own hashes, and its meta is gone', async () => {
    expect(await policyOf('/')).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-AAAA='",
      'style-src': "'self' 'sha256-BBBB='",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect((await get('/')).body.toString()).not.toMatch(/http-equiv/i);
  });

  test('never allows inline or eval', async () => {
    for (const path of ['/', '/404', '/game/european-roulette', '/play/roulette-european'])
      expect(JSON.stringify(await policyOf(path))).not.toMatch(/unsafe|\*|http:/);
  });

  test('lets a game’s page embed the game frame, and other pages our own sandbox’s companies alone', async () => {
    expect((await policyOf('/game/european-roulette'))['frame-src']).toBe("'self'");
    expect((await policyOf('/'))['frame-src']).toBe("'self'");
    const real = await serveWith({ SANDBOX: '0' });
    const { headers } = await get('/', {}, 'GET', real);
    expect(headers['content-security-policy']).not.toContain('frame-src');
    expect((await policyOf('/play/roulette-european'))['frame-ancestors']).toBe("'self'");
  });

  test('14.2.1 a page with a token in its address sends no referrer', async () => {
    expect((await get('/confirm')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/unsubscribe')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/own-money')).headers['referrer-policy']).toBe('no-referrer');
    const { headers } = await get(`/games/all?resetToken=${'A'.repeat(43)}`);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });

  test('names the operator’s own services, and the page says where they are', async () => {
    const own = await serveWith({ API_ORIGIN: 'https://api.casino.example' });
    expect((await policyOf('/', own))['connect-src']).toBe("'self' https://api.casino.example");
    const { body } = await get('/', {}, 'GET', own);
    expect(body.toString()).toContain('<meta name="api-origin" content="https://api.casino.example">');
  });
});

test('a path that is nothing is answered in its layout: that of the account wherever /profile is part of it', async () => {
  for (const [path, title] of [
    ['/nothing', 'nothing'],
    ['/games/all/nobody?from=/profile', 'nothing'],
    ['/profile/nothing', 'nothing of the account'],
    ['/profile/my-wallet/nothing?q=1', 'nothing of the account'],
    ['/en/profile', 'nothing of the account'],
  ] as const) {
    const { status, body } = await get(path);
    expect([path, status, /<title>(.*)<\/title>/.exec(body.toString())?.[1]]).toEqual([path, 404, title]);
  }
});

test('a sandbox in production says so on every page, in every form', async () => {
  const env = { NODE_ENV: 'production', SANDBOX: '1', PUBLIC_ORIGIN: 'https://casino.example' };
  const production = await serveWith(env);
  for (const path of ['/', '/games/all', '/404']) {
    const { body, headers } = await get(path, { 'accept-encoding': 'br' }, 'GET', production);
    expect(brotliDecompressSync(body).toString()).toMatch(/<body class="x"><style>.*no real money moves/);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-BBBB=' 'sha256-/);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  }
});

test('a page rendered without hashes, or a file of an unknown type, stops the build', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'faceup-static-'));
  mkdirSync(join(broken, 'client'));
  writeFileSync(join(broken, 'client/a.html'), '<html></html>');
  await expect(precompress(broken)).rejects.toThrow('a.html: no content security policy');
  rmSync(join(broken, 'client/a.html'));
  writeFileSync(join(broken, 'client/a.exe'), '');
  await expect(precompress(broken)).rejects.toThrow('a.exe: what type is this?');
  rmSync(broken, { recursive: true });
});

test('production without a sandbox serves nothing below /sandbox', async () => {
  const production = await serveWith({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://casino.example' });
  expect((await get('/sandbox/ui', {}, 'GET', production)).status).toBe(404);
  expect((await get('/sandbox/ui')).status).toBe(200);
});
