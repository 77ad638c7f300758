import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { layOut } from '#server/services/mail/layout.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { burst, type Hit, tally } from '#tests/api/races/burst.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { goodPassword, visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
const mails: { to: string; text: string; html: string }[] = [];

let server: TestServer;
let player: Owner;
beforeAll(async () => {
  const mailer = { send: async (mail: { to: string; text: string; html: string }) => void mails.push(mail) };
  server = await startServer({ parts: { captcha: openDoor, log, mailer } });
  player = await owner(server);
});
afterAll(() => server.stop());

const registration = () => ({
  fullName: 'Ada Byron',
  email: visit(server.origin).email,
  password: goodPassword,
  terms: true,
  adult: true,
  captcha: 'solved',
});
const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Hit> => {
  const [hit] = await burst(server.origin, [{ method: 'POST', path, body, headers }]);
  if (hit === undefined) throw new Error('no answer');
  return hit;
};
const register = (change: object) => post(routes.register.path, { ...registration(), ...change });

describe('case 34: more than was asked for is refused by name', () => {
  test.each([
    ['confirmed', true],
    ['balance', 1e9],
    ['playerId', randomUUID()],
    ['excludedUntil', null],
    ['isAdmin', 1],
  ])('%s', async (field, value) => {
    const hit = await register({ [field]: value });
    expect([hit.status, hit.json]).toEqual([400, expect.objectContaining({ fields: { [field]: 'unknown_field' } })]);
  });

  test.each([
    ['__proto__', '{"__proto__":{"isAdmin":1}}'],
    ['constructor', '{"constructor":{"prototype":{"isAdmin":1}}}'],
    ['an escaped __proto__', '{"__pr\\u006fto__":{"isAdmin":1}}'],
    ['a key twice', '{"email":"a@example.com","email":"b@example.com"}'],
    ['a key twice, once escaped', '{"email":"a@example.com","\\u0065mail":"b@example.com"}'],
    ['a list', '[{}]'],
    ['a text', '"register"'],
    ['null', 'null'],
    ['nothing', ''],
    ['a BOM', '\ufeff{}'],
    ['a comment', '{/* */}'],
    ['1,000 levels', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
    ['8,000 levels of objects', '{"a":'.repeat(2_600)],
  ])('%s', async (_, body) => {
    expect((await post(routes.register.path, body)).status).toBe(400);
    expect(({} as { isAdmin?: number }).isAdmin).toBeUndefined();
  });

  test.each([
    ['email', ['a@example.com']],
    ['email', { toString: 'a' }],
    ['fullName', ['Ada', 'Byron']],
    ['password', 123_456_789],
    ['password', [goodPassword]],
    ['terms', 'true'],
    ['adult', 1],
    ['currency', ['EUR']],
    ['currency', '__proto__'],
    ['currency', 'constructor'],
    ['language', 'toString'],
  ])('%s as %j', async (field, value) => {
    expect((await register({ [field]: value })).status).toBe(400);
  });

  test('a query is no way around it', async () => {
    const cookie = player.cookies();
    for (const name of ['__proto__', 'constructor', 'isAdmin', 'size[]', 'size[gt]', 'page%00', '%ff'])
      for (const path of [routes.listBets.path, routes.readProfile.path]) {
        const response = await fetch(`${server.origin}${path}?${name}=1`, { headers: { cookie } });
        expect([path, name, response.status]).toEqual([path, name, 400]);
      }
    for (const query of ['size=1e9', 'size=1000000000', 'page=1000000000', 'size=-1', 'size=0x10', 'size=1&size=2'])
      expect((await fetch(`${server.origin}${routes.listBets.path}?${query}`, { headers: { cookie } })).status).toBe(
        400,
      );
    const { path: bets } = routes.listBets;
    const money = ['fiat', 'crypto'].map((kind) => `${routes.readProfile.path}/${kind}/deposit`);
    const files = [routes.exportBets, routes.exportTransactions, routes.exportStatement].map(({ path }) => path);
    for (const path of [bets, routes.readBetTotals.path, ...money, ...files])
      for (const query of [
        'from=2026-02-30',
        'to=2027-02-29',
        'from=0000-00-00',
        'to=2026-02-30T12:00Z',
        'to=2027-01-31T24:00Z',
        'from=9999-12-31&to=0000-01-01',
        'from=2027-02-01&to=2027-01-31',
      ]) {
        const { status } = await fetch(`${server.origin}${path}?${query}`, { headers: { cookie } });
        expect([path, query, status]).toEqual([path, query, 400]);
      }
    for (const query of ['from=0000-01-01', 'to=9999-12-31', 'from=2027-01-31&to=2027-01-31'])
      for (const path of [routes.listBets.path, `${routes.readProfile.path}/fiat/deposit`])
        expect((await fetch(`${server.origin}${path}?${query}`, { headers: { cookie } })).status).toBe(200);
  });

  test('what is no field of the profile’s form is written by nobody', async () => {
    const hits = await burst(
      server.origin,
      ['PUT', 'PATCH', 'POST'].map((method) => ({
        method,
        path: routes.readProfile.path,
        headers: { cookie: player.cookies() },
        body: { confirmed: true, balance: 1e9, email: 'eve@example.com' },
      })),
    );
    expect(hits.map(({ status }) => status)).toEqual([400, 405, 405]);
    expect(await player.must('readProfile')).toMatchObject({ confirmed: false, email: player.email });
  });
});

describe('case 32: a name is letters, and text everywhere', () => {
  test.each([
    '<img src=x onerror=alert(1)> Byron',
    'Ada <b>Byron</b>',
    'Ada Byron"><script>alert(1)</script>',
    "Ada ' OR 1=1",
    'Ada {{7*7}}',
    'Ada $(process)',
    'Ada javascript:alert(1)',
    'Ada\r\nBcc: eve@example.com Byron',
    'Ada\nByron',
    'Ada\u2028Byron Lovelace',
    'Ada\u0000 Byron',
    'Ada\u202eByron Lovelace',
    'Ada \u001b[31mByron',
  ])('%j signs nobody up', async (fullName) => {
    expect((await register({ fullName })).status).toBe(400);
  });

  test.each(["Ada O'Byron", 'Zoë Ångström', '李 小龙'])('%s does', async (fullName) => {
    const email = visit(server.origin).email;
    expect((await register({ fullName, email })).status).toBe(200);
    await sendDueMails(server.ctx);
    const mail = mails.find(({ to }) => to === email);
    expect(mail?.html).toContain(`Hello ${fullName.split(' ')[0]}`);
  });

  test('what a mail shows is escaped, wherever it came from', () => {
    const bad = `<img src=x onerror="alert('1')">&`;
    const { html } = layOut(
      { subject: bad, paragraphs: [bad], action: { label: bad, url: bad }, smallPrint: [bad] },
      { to: 'a@b.cd', house: bad, greeting: bad },
    );
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')).toHaveLength(9);
  });

  test.each([
    'a@example.com\r\nBcc: eve@example.com',
    'a@example.com,eve@example.com',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    '<a@example.com>, <eve@example.com>',
    '<a@example.com><eve@example.com>',
    'a@example.com\u0000',
  ])('the address %j is none', async (email) => {
    expect((await register({ email })).status).toBeOneOf([400, 422]);
  });
});

describe('case 27: a poisoned Host leads nobody astray', () => {
  test('in the mail', async () => {
    const body = registration();
    const hit = await post(routes.register.path, body, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    expect(hit.status).toBe(200);
    await sendDueMails(server.ctx);
    const mail = mails.find(({ to }) => to === body.email);
    expect(mail?.text).toContain(`${server.origin}/confirm?token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  test('on the way to the provider', async () => {
    const hit = await post(
      routes.devcodeDeposit.path,
      { amount: '30', currency: 'EUR' },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        cookie: player.cookies(),
        'idempotency-key': randomUUID(),
      },
    );
    expect([hit.status, hit.body.includes('evil')]).toEqual([200, false]);
    const page = await fetch(server.origin + (hit.json as { redirectUrl: string }).redirectUrl);
    expect(await page.text()).not.toContain('evil');
  });
});

describe('case 33: nothing redirects where a caller says', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'http://evil.example/',
    '/https:evil.example',
    '/sandbox/..//evil.example',
  ])('%s', async (path) => {
    for (const query of ['', '?next=//evil.example', '?redirectUrl=https://evil.example']) {
      const [hit] = await burst(server.origin, [{ method: 'GET', path: path + query }]);
      expect([hit?.status, /^location:/im.test(hit?.head ?? '')]).toEqual([expect.toBeOneOf([400, 404]), false]);
    }
  });
});

describe('case 30: what browsers report', () => {
  const report = (change: object = {}) => ({
    error: { name: 'Error', message: 'It broke', stack: 'at x', url: `${server.origin}/confirm`, ...change },
    userAgent: 'test',
  });
  const report_ = (body: unknown) => post(routes.logError.path, body);

  test('of 10 MB is 413', async () => {
    const hit = await post(routes.logError.path, report(), { 'content-length': '10000000' });
    expect(hit.status).toBe(413);
  });

  test('stands in one log line as text, without line breaks, codes for terminals or tokens', async () => {
    lines.length = 0;
    const message = '<script>alert(1)</script>\r\n{"level":60,"msg":"forged"}\u001b[31m';
    const url = `${server.origin}/confirm?token=SECRET-ONE`;
    const stack = `Error: x\n    at ${server.origin}/confirm?token=SECRET-TWO:3:14\n    at ${server.origin}/play/x/#token=SECRET-THREE:1:1`;
    expect((await report_(report({ message, url, stack }))).status).toBe(204);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line.crash.message).toContain('<script>alert(1)</script>');
    expect(lines[0]).not.toMatch(/SECRET|\\u001b|\\r|\\n/);
  });

  test('does not name who was signed in', async () => {
    lines.length = 0;
    await report_({ ...report(), user: { email: 'ada@example.com' } });
    expect(lines.join()).not.toContain('ada@example.com');
  });

  test('keeps no address, card number or token of what was typed', async () => {
    lines.length = 0;
    const stack = `at pay 4111 1111 1111 1111\n at ${server.origin}/x?coupon=SECRET:3:1\n ${'k7_Q'.repeat(12)}`;
    await report_(report({ message: 'no such player eve@example.com', stack, componentStack: '/reset?t=SECRET' }));
    expect(lines.join()).not.toMatch(/4111|SECRET|eve@|k7_Q/);
    expect(JSON.parse(lines[0] ?? '').crash).toMatchObject({ userAgent: 'test' });
  });

  test('1,000 times is stopped', async () => {
    const strict = await startServer({ env: { RATE_SCALE: '1' } });
    try {
      const hits = await burst(
        strict.origin,
        Array.from({ length: 60 }, () => ({ method: 'POST', path: routes.logError.path, body: report() })),
      );
      expect(tally(hits)).toEqual({ 204: 30, 429: 30 });
    } finally {
      await strict.stop();
    }
  });
});

test.each([
  ['/sandbox/pay/devcode/%00', 404],
  ['/sandbox/pay/%00/x', 404],
  ['/sandbox/pay/devcode/%ff%fe', 404],
  ["/sandbox/pay/devcode/'%20OR%201=1--", 404],
  ['/sandbox/outbox/..%2f..%2fsecrets.json', 404],
  ['/sandbox/outbox/%2e%2e%2fsecrets.json', 404],
  ['/sandbox/outbox/%00', 404],
  ['/sandbox/pay/devcode/<script>alert(1)</script>', 404],
])('case 35: %s is %i', async (path, status) => {
  const [hit] = await burst(server.origin, [{ method: 'GET', path }]);
  expect([hit?.status, hit?.body.includes('<script>')]).toEqual([status, false]);
});

test('16.4.1 a user agent cannot forge a log line or a row', async () => {
  lines.length = 0;
  await post(
    routes.signIn.path,
    { email: player.email, password: 'not the password', captcha: 'solved' },
    {
      'user-agent': '\u001b[2J{"level":60} <script>',
    },
  );
  expect(lines.join('')).not.toContain('\u001b');
});
