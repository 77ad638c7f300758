import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect as openSocket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWhatChanged } from '#scripts/build.ts';
import { bareEnv } from '#tests/support/bare-env.ts';
import { deposit, goodPassword, openRoulette, type Player, signUp } from '#tests/support/player.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let player: Player;
let session: string;
/** Headers that never end, begun at the start: what becomes of them takes 10 s. */
let endless: Promise<Raw & { readonly ms: number }>;
beforeAll(async () => {
  await buildWhatChanged(() => undefined);
  site = await startSite({ LOG_LEVEL: 'trace', METRICS_TOKEN: '' });
  const startedAt = performance.now();
  endless = raw('GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ', 16_000).then((answer) => ({
    ...answer,
    ms: performance.now() - startedAt,
  }));
  player = await signUp(site.origin);
  await deposit(site.origin, player, '50.00');
  session = await openRoulette(player);
});
afterAll(() => site.stop());

type Raw = { readonly status: number; readonly head: string; readonly body: string };

/** Sends bytes as they are and reads until the other side closes, or is silent for `patienceMs`. */
async function raw(bytes: string | Buffer, patienceMs = 1_500): Promise<Raw> {
  const socket = openSocket(Number(new URL(site.origin).port), 'localhost');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.write(bytes);
  await new Promise((closed) => socket.once('close', closed));
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body };
}
const get = (path: string, extra = '', method = 'GET') =>
  raw(`${method} ${path} HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\nConnection: close\r\n${extra}\r\n`);

describe('case 35: no path leads out of its folder', () => {
  const paths = [
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e%252fetc%252fpasswd',
    '/game/..%2f..%2fetc%2fpasswd',
    '/game/%2e%2e',
    '/game/..',
    '/game/../secrets.json',
    '/../package.json',
    '/game/european-roulette%00',
    '/game/%00',
    '/%00',
    '/game/european-roulette%252F',
    '/game/european%2Froulette',
    '/game/..;/',
    '/..;/metrics',
    '/i/../../manifest.json',
    '/manifest.json',
    '/i/s3/..%2f..%2fpackage.json',
    '/locales/../../package.json',
    '/locales/en/..%5c..%5cpackage.json',
    '/..\\..\\package.json',
    '/.env',
    '/.git/config',
    '/.data/secrets.json',
    '/dist/client/index.html',
    '/src/lib/server/main.ts',
    '/package.json',
    '/node_modules',
    '/server/entry.mjs',
    '/_astro/',
    '/_astro',
    '/index.html.br',
    '/openapi.json.gz',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%ff',
    '/%',
    '//etc/passwd',
    '/file:///etc/passwd',
    '/__proto__',
    '/constructor',
    '/toString',
    '/game/__proto__',
    '/play/../profile',
  ];
  test.each(paths)('%s', async (path) => {
    for (const at of [path, `${path}?x=1`]) {
      const { status, head, body } = await get(at);
      expect([at, status]).toEqual([at, expect.toBeOneOf([400, 404])]);
      expect(head).not.toMatch(/^location:/im);
      expect(body).not.toMatch(/root:|"dependencies"|BEGIN|SECRET/);
    }
  });

  test('source maps and dot-files are not among what is served', async () => {
    const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8')) as { path: string; file: string }[];
    expect(manifest.length).toBeGreaterThan(20);
    const wrong = manifest.filter(({ path, file }) => /\.map$|(^|\/)\./.test(path) || /\.map$|(^|\/)\./.test(file));
    expect(wrong).toEqual([]);
    for (const { path } of manifest.filter(({ path: each }) => each.endsWith('.js')).slice(0, 5)) {
      const { body } = await get(path);
      expect([path, body.includes('sourceMappingURL')]).toEqual([path, false]);
      expect((await get(`${path}.map`)).status).toBe(404);
    }
  });
});

const always = {
  'content-security-policy': /default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};
const headerOf = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];

describe('3.4.4 every kind of answer has the headers:', () => {
  const json = `Origin: ORIGIN\r\nContent-Type: application/json\r\n`;
  test.each<[string, string, string, string, number]>([
    ['a page by HEAD', 'HEAD', '/', '', 200],
    ['a page not changed', 'GET', '/', 'If-None-Match: *\r\n', 304],
    ['a redirect', 'GET', '/games/all/', '', 308],
    ['a script', 'GET', 'SCRIPT', '', 200],
    ['a description', 'GET', '/openapi.json', '', 200],
    ['404 for a browser', 'GET', '/nothing', 'Accept: text/html\r\n', 404],
    ['404 for anybody else', 'GET', '/nothing', '', 404],
    ['405 for a page', 'POST', '/', json, 405],
    ['405 for a call', 'PATCH', '/profile-service/api/v1/profile', json, 405],
    ['TRACE of a page', 'TRACE', '/', '', 405],
    ['TRACE of a call', 'TRACE', '/healthz', '', 405],
    ['TRACE of nothing', 'TRACE', '/nothing', '', 405],
    ['CONNECT', 'CONNECT', '/', '', 0],
    ['a method of WebDAV', 'PROPFIND', '/healthz', '', 405],
    ['a method nobody knows', 'FROBNICATE', '/', '', 400],
    ['401', 'GET', '/profile-service/api/v1/profile', '', 401],
    ['403', 'POST', '/user-service/api/v1/signin', 'Origin: null\r\n', 403],
    ['413', 'POST', '/user-service/api/v1/signin', `${json}Content-Length: 99999999\r\n`, 413],
    [
      '415',
      'POST',
      '/user-service/api/v1/signin',
      'Origin: ORIGIN\r\nContent-Type: text/plain\r\nContent-Length: 0\r\n',
      415,
    ],
    ['417', 'POST', '/user-service/api/v1/signin', `${json}Expect: 200-maybe\r\nContent-Length: 2\r\n`, 417],
    ['a page of the sandbox', 'GET', '/sandbox/outbox', '', 200],
    ['a page of the sandbox that is none', 'GET', '/sandbox/pay/devcode/pay_none', '', 404],
    ['the sandbox by a wrong method', 'DELETE', '/sandbox/outbox', 'Origin: ORIGIN\r\n', 404],
    ['figures', 'GET', '/metrics', '', 200],
    ['the sitemap', 'GET', '/sitemap-index.xml', '', 200],
    ['an upgrade', 'GET', '/healthz', 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\n', 200],
    ['a header too many', 'GET', '/healthz', `X: ${'a'.repeat(20_000)}\r\n`, 431],
  ])('%s', async (_, method, path, extra, status) => {
    const script = /src="(\/_astro\/[^"]+\.js)"|href="(\/_astro\/[^"]+\.js)"/.exec((await get('/')).body);
    const at = path === 'SCRIPT' ? (script?.[1] ?? script?.[2] ?? '/sandbox/sandbox.css') : path;
    const answer = await get(at, extra.replaceAll('ORIGIN', site.origin), method);
    expect([method, at, answer.status]).toEqual([method, at, status]);
    if (status === 0) return;
    const { 'permissions-policy': ofPages, ...ofAll } = always;
    for (const [name, value] of Object.entries(ofAll))
      expect([name, headerOf(answer.head, name) ?? '']).toEqual([name, expect.stringMatching(value)]);
    // What a page may use is asked of what is opened: a part of a page has no say in it.
    expect(headerOf(answer.head, 'permissions-policy') ?? '').toMatch(path === 'SCRIPT' ? /^$/ : ofPages);
    if (!path.startsWith('/sandbox')) expect(answer.head).not.toMatch(/unsafe-(inline|eval)/);
    expect(answer.head).not.toMatch(/^(x-powered-by|server):/im);
    if (method === 'HEAD') expect(answer.body).toBe('');
  });

  test('5.4 nothing is allowed inline, and pages name every source', async () => {
    for (const path of [
      '/',
      '/games/all',
      '/game/european-roulette',
      '/play/roulette-european',
      '/confirm',
      '/profile/my-wallet',
    ]) {
      const csp = headerOf((await get(path)).head, 'content-security-policy') ?? '';
      expect([path, csp]).toEqual([path, expect.stringContaining("base-uri 'none'")]);
      expect(csp).toContain(path.startsWith('/play/') ? "frame-ancestors 'self'" : "frame-ancestors 'none'");
      // Every page but the game's own frame can open the deposit dialog, whose frames are the sandbox's here.
      expect(/frame-src ([^;]*)/.exec(csp)?.[1]).toBe(path.startsWith('/play/') ? undefined : "'self'");
      expect(csp).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
    }
  });
});

describe('case 39: a rude client', () => {
  const host = () => `Host: ${new URL(site.origin).host}\r\n`;
  const post = () =>
    `POST /user-service/api/v1/signin HTTP/1.1\r\n${host()}Origin: ${site.origin}\r\nContent-Type: application/json\r\n`;

  test.each<[string, () => string]>([
    [
      'a length and chunks',
      () =>
        `${post()}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n${host()}\r\n`,
    ],
    [
      'chunks and a length',
      () =>
        `${post()}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n${host()}\r\n`,
    ],
    [
      'two lengths',
      () => `${post()}Content-Length: 0\r\nContent-Length: 40\r\n\r\nGET /metrics HTTP/1.1\r\n${host()}\r\n`,
    ],
    ['a length with a sign', () => `${post()}Content-Length: +5\r\n\r\nhello`],
    ['chunked spelt oddly', () => `${post()}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    [
      'chunked twice',
      () =>
        `${post()}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n${host()}\r\n`,
    ],
    ['a space before the colon', () => `${post()}Content-Length : 5\r\n\r\nhello`],
    ['a folded header', () => `${post()}X: a\r\n b\r\nContent-Length: 0\r\n\r\n`],
    ['a bare line feed', () => `GET /healthz HTTP/1.1\n${host()}\n`],
    ['a NUL in a header', () => `GET /healthz HTTP/1.1\r\n${host()}X: a\0b\r\n\r\n`],
    ['two hosts', () => `GET / HTTP/1.1\r\n${host()}Host: evil.example\r\n\r\n`],
    ['one host twice', () => `GET /healthz HTTP/1.1\r\n${host()}${host()}\r\n`],
    ['two hosts, a header between them', () => `${post()}HOST: evil.example\r\nContent-Length: 2\r\n\r\n{}`],
    ['no host', () => 'GET / HTTP/1.1\r\n\r\n'],
    ['an empty host', () => 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
    ['two hosts in a line', () => 'GET / HTTP/1.1\r\nHost: a,b\r\n\r\n'],
    ['a host with a path', () => 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['a host with a name before it', () => 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n'],
    ['no HTTP at all', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/2 without asking', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a chunk size too large', () => `${post()}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`],
  ])('4.2.1 %s is 400 and the end of the connection', async (_, bytes) => {
    const { status, head, body } = await raw(bytes());
    expect([status, headerOf(head, 'connection')?.toLowerCase()]).toEqual([400, 'close']);
    expect(headerOf(head, 'x-content-type-options')).toBe('nosniff');
    expect(body).not.toContain('faceup_call_seconds');
  });

  test('many that dribble hold nobody else up, and are cut off', async () => {
    const { port } = new URL(site.origin);
    const slow = Array.from({ length: 200 }, () => {
      const socket = openSocket(Number(port), 'localhost');
      socket.on('error', () => undefined);
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ');
      return socket;
    });
    const times: number[] = [];
    for (let time = 0; time < 20; time++) {
      const startedAt = performance.now();
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    expect(Math.max(...times)).toBeLessThan(1_000);
    for (const socket of slow) socket.destroy();
  });

  test('headers without end are cut off after 10 s with 408', { timeout: 20_000 }, async () => {
    const { status, head, ms } = await endless;
    expect(status).toBe(408);
    expect(headerOf(head, 'x-content-type-options')).toBe('nosniff');
    expect(ms).toBeLessThan(14_000);
  });

  test('more headers than are read are refused, and nothing hides behind them', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `x-${n}: 1\r\n`).join('');
    expect((await get('/healthz', many(98))).status).toBe(200);
    for (const count of [99, 150, 1_000]) {
      const { status, head } = await get('/healthz', `${many(count)}Host: evil.example\r\n`);
      expect([count, status]).toEqual([count, 431]);
      expect(headerOf(head, 'x-content-type-options')).toBe('nosniff');
    }
  });

  test.each(['localhost', 'a_b.example:8080', 'LOCALHOST:', '127.0.0.1:1', '[::1]:8080', 'xn--bcher-kva.example'])(
    'the host %s is one',
    async (name) => {
      const { status } = await raw(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      expect(status).toBe(200);
    },
  );

  test('HTTP/1.0 needs to name no host', async () => {
    expect((await raw('GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test('a text made to be slow to match is refused at once', async () => {
    const evil = [
      `${'a'.repeat(200)}@${'a.'.repeat(20)}`,
      `${'a-'.repeat(60)}@x`,
      `a@${'-'.repeat(200)}`,
      `${'!'.repeat(64)}@${'1'.repeat(60)}.`,
    ];
    for (const email of evil) {
      const startedAt = performance.now();
      await player.call('validateEmail', { body: { email } });
      expect(performance.now() - startedAt).toBeLessThan(500);
    }
    const fullName = `${"A'.-".repeat(29)}1 B`;
    const startedAt = performance.now();
    await player.call('register', {
      body: { fullName, email: 'a@example.com', password: goodPassword, terms: true, adult: true, captcha: 'x' },
    });
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  test('the process is alive after all of it', async () => {
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  });
});

test('API8 a secret is in no log, at the most talkative level, after a session of play', async () => {
  const bets = [{ spot: 'red', amount: '1.00' }];
  for (let time = 0; time < 3; time++)
    await player.must('placeRound', { params: { sessionId: session }, body: { bets }, key: randomUUID() });
  await player.call('placeRound', {
    params: { sessionId: session },
    body: { bets: [{ spot: 'red', amount: '500.00' }] },
    key: randomUUID(),
  });
  await player.call('signIn', { body: { email: player.email, password: 'a very wrong password', captcha: 'x' } });
  await player.call('openGameSession', { body: { token: 'T'.repeat(43) } });
  const token = /faceup_session=([\w-]+)/.exec(player.cookies())?.[1] ?? 'none';
  const { revealed } = await player.must<{ revealed: { serverSeed: string } }>('rotateSeed', { body: {} });
  const outbox = await (await fetch(`${site.origin}/sandbox/outbox`)).text();
  const mailPath = /\/sandbox\/outbox\/[^"]+/.exec(outbox)?.[0] ?? '';
  const mailed = /token=([\w-]{43})/.exec(await (await fetch(site.origin + mailPath)).text())?.[1] ?? 'none';
  const secrets = Object.values(
    JSON.parse(await readFile(join(site.dataDir, 'secrets.json'), 'utf8').catch(() => '{}')),
  ).map(String);
  expect([token, mailed]).not.toContain('none');
  const output = site.output();
  expect(output).toMatch(/"level":(30|20)/);
  for (const secret of [
    token,
    mailed,
    revealed.serverSeed,
    player.email,
    player.password,
    goodPassword,
    'a very wrong password',
    'T'.repeat(43),
    ...secrets,
  ])
    expect(output).not.toContain(secret);
});

/** Starts the process and waits for its end. */
const run = (env: Record<string, string>): Promise<{ code: number | null; output: string }> => {
  const child = spawn(process.execPath, ['src/lib/server/main.ts'], {
    env: bareEnv(env),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
};

test('case 40: a start without its database says what to do, in a line and without the password', async () => {
  const { code, output } = await run({
    DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/none',
    PORT: '0',
    DATA_DIR: site.dataDir,
  });
  expect([code, output.includes('hunter2')]).toEqual([1, false]);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/^The database .*ECONNREFUSED 127\.0\.0\.1:1.*DATABASE_URL/);
});
