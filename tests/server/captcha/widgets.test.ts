import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Captcha } from '#server/adapters/captcha/captcha.ts';
import { captchaSources } from '#server/adapters/captcha/captcha-sources.ts';
import { createRecaptcha, createTurnstile } from '#server/adapters/captcha/widgets.ts';
import { parseSettings } from '#server/config.ts';
import { pagePolicy } from '#server/static/page-policy.ts';

/** Stands where the providers' servers stand, and behaves as the next test wants. */
let answer: (req: IncomingMessage, res: ServerResponse) => void;
let asked: URLSearchParams[];
const server = createServer(async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
  answer(req, res);
});

let recaptcha: Captcha;
let turnstile: Captcha;
let silences: string[];
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const site = {
    url: `http://127.0.0.1:${port}/siteverify`,
    secret: 'the-secret',
    siteKey: 'the-site-key',
    hostname: 'casino.example',
    onSilence: (reason: string) => void silences.push(reason),
  };
  recaptcha = createRecaptcha({ ...site, scoreMin: 0.5 });
  turnstile = createTurnstile(site);
});
beforeEach(() => {
  asked = [];
  silences = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (body: unknown, status = 200) => {
  answer = (_, res) => res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const right = { success: true, hostname: 'casino.example', action: 'login', challenge_ts: '2027-03-01T12:00:00Z' };

describe.each([
  ['reCAPTCHA v3', () => recaptcha, { ...right, score: 0.9 }],
  ['Turnstile', () => turnstile, { ...right, 'error-codes': [], cdata: '' }],
])('%s', (_, captcha, good) => {
  const verify = () => captcha().verify('a-token', 'login');

  test('passes who solved it here for this action; the secret goes to the provider alone', async () => {
    says(good);
    expect(await verify()).toBe(true);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'the-secret', response: 'a-token' });
    expect(JSON.stringify(await captcha().challenge('login'))).not.toContain('the-secret');
    expect(await captcha().challenge('login')).toMatchObject({ siteKey: 'the-site-key', action: 'login' });
  });

  test.each([
    ['of another action', { action: 'register_in_home' }],
    ['of another host', { hostname: 'casino.example.evil.example' }],
    ['without an action', { action: undefined }],
    ['without a host', { hostname: undefined }],
    ['that the provider refuses', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['whose success is a word', { success: 'true' }],
  ])('refuses a token %s', async (_name, change) => {
    says({ ...good, ...change });
    expect(await verify()).toBe(false);
  });

  test.each([
    ['no JSON', '<html>busy</html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
    ['too much', `{"success":true,"x":"${'x'.repeat(20_000)}"}`],
  ])('case API10: refuses when the provider answers %s', async (_name, body) => {
    answer = (_req, res) => res.end(body);
    expect(await verify()).toBe(false);
    expect(silences).toHaveLength(1);
  });

  test('refuses on a failure, a redirect and a broken line', async () => {
    says(good, 500);
    expect(await verify()).toBe(false);
    answer = (_req, res) => res.writeHead(302, { location: '/elsewhere' }).end();
    expect(await verify()).toBe(false);
    answer = (req) => req.socket.destroy();
    expect(await verify()).toBe(false);
    expect(asked).toHaveLength(3);
    expect(silences).toHaveLength(3);
  });
});

test('a score below the threshold, or none, passes nobody', async () => {
  for (const [score, passes] of [
    [0.5, true],
    [0.4, false],
    [undefined, false],
    [7, false],
  ] as const) {
    says({ ...right, score });
    expect(await recaptcha.verify('a-token', 'login')).toBe(passes);
  }
});

test('16.5.3: a provider that keeps silent for 3 s lets nobody in', async () => {
  answer = () => undefined;
  const startedAt = performance.now();
  const verdicts = await Promise.all([recaptcha.verify('a-token', 'login'), turnstile.verify('a-token', 'login')]);
  expect(verdicts).toEqual([false, false]);
  expect(performance.now() - startedAt).toBeLessThan(4_500);
  expect(silences).toEqual(['TimeoutError', 'TimeoutError']);
});

test('a service without its keys stops the start, and the keys are not repeated', () => {
  expect(() => parseSettings({ CAPTCHA: 'turnstile' })).toThrow(/CAPTCHA_SITE_KEY and CAPTCHA_SECRET/);
  expect(() => parseSettings({ CAPTCHA_SECRET: 'short-key' })).toThrow(/^(?!.*short-key)/s);
  expect(parseSettings({}).captcha).toMatchObject({ kind: 'proof-of-work' });
});

test('the pages let in the hosts of the captcha that is set, and no other', () => {
  const policy = (kind: keyof typeof captchaSources, path = '/') =>
    pagePolicy(path, { script: [], style: [] }, null, null, captchaSources[kind]);
  expect(policy('proof-of-work')).not.toContain('https://');
  expect(policy('turnstile')).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(policy('turnstile')).toContain('frame-src https://challenges.cloudflare.com;');
  expect(policy('recaptcha')).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com");
  expect(policy('recaptcha', '/play/dice')).not.toContain('https://');
});
