import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { postgresLimiter } from '#server/adapters/limiter/shared-limiter.ts';
import { sql } from '#server/db/db.ts';
import { newConfirmationToken } from '#server/services/identity/confirm.ts';
import { goodPassword, solveCaptcha, visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { burst, type Shot, tally } from './burst.ts';
import { callShot, openDoor, owner } from './house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
});
afterAll(() => server.stop());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const count = async (text: string, values: unknown[]): Promise<number> => {
  const [row] = await server.ctx.db.query<{ n: bigint }>(sql(`attack_${text.length}_${values.length}`, text), values);
  return Number(row?.n ?? -1n);
};

const registration = (email: string, captcha = 'solved') => ({
  fullName: 'Ada Byron',
  email,
  password: goodPassword,
  terms: true,
  adult: true,
  captcha,
});
const post = (name: 'register' | 'signIn' | 'confirmAccount', body: unknown, headers = {}): Shot => ({
  method: 'POST',
  path: routes[name].path,
  headers,
  body,
});

test('case 25: of 50 sign-ins at once at one account three are looked at, from however many addresses', async () => {
  const player = await owner(server);
  const hits = await burst(
    server.origin,
    times(50, (index) =>
      post(
        'signIn',
        { email: player.email, password: `wrong password ${index}`, captcha: 'solved' },
        { 'x-forwarded-for': `203.0.113.${index}` },
      ),
    ),
  );
  expect(tally(hits)).toEqual({ 401: 3, 429: 47 });
  expect(hits.filter(({ status }) => status === 429).every(({ head }) => /^retry-after: \d+/im.test(head))).toBe(true);
});

test('case 25: a sprayer with one password and many accounts is stopped by its own address', async () => {
  const strict = await startServer({ env: { RATE_SCALE: '1' }, parts: { captcha: openDoor } });
  try {
    const hits = await burst(
      strict.origin,
      times(50, (index) =>
        post(
          'signIn',
          { email: `victim-${index}@example.com`, password: 'Summer2027!', captcha: 'solved' },
          {
            'x-forwarded-for': `198.51.100.${index}`,
            forwarded: `for=198.51.100.${index}`,
            'x-real-ip': `10.0.0.${index}`,
          },
        ),
      ),
    );
    const { 401: tried = 0, 429: refused = 0 } = tally(hits);
    expect([tried, refused]).toEqual([30, 20]);
  } finally {
    await strict.stop();
  }
});

test('case 25: a stranger without a solved captcha cannot lock a player out', async () => {
  const strict = await startServer({
    env: { RATE_SCALE: '1' },
    parts: { captcha: { ...openDoor, verify: async (token) => token === 'solved' } },
  });
  try {
    const player = await owner(strict);
    const junk = times(20, () => post('signIn', { email: player.email, password: 'x', captcha: 'unsolved' }));
    await burst(strict.origin, junk);
    const [hit] = await burst(strict.origin, [
      post('signIn', { email: player.email, password: goodPassword, captcha: 'solved' }),
    ]);
    expect(hit?.status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test('case 25: two processes count together', async () => {
  const rule = { name: 'together', points: 5, windowSeconds: 60, waitSeconds: 30, waitSecondsMax: 60 };
  const limiters = [postgresLimiter(server.ctx.db), postgresLimiter(server.ctx.db)];
  const waits = await Promise.all(times(50, (index) => limiters[index % 2]?.take(rule, 'race')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('one address signed up 50 times at once is one account, in whatever case it is written', async () => {
  const { email } = visit(server.origin);
  const hits = await burst(
    server.origin,
    times(50, (index) => post('register', registration(index % 2 ? email : email.toUpperCase()))),
  );
  expect(tally(hits)).toEqual({ 200: 1, 409: 49 });
  expect(await count('SELECT count(*) AS n FROM player WHERE email_key = $1', [email])).toBe(1);
  const wallets = 'SELECT count(*) AS n FROM wallet w JOIN player p ON p.id = w.player_id WHERE p.email_key = $1';
  expect(await count(wallets, [email])).toBe(1);
  const mails = 'SELECT count(*) AS n FROM mail_job j JOIN player p ON p.id = j.player_id WHERE p.email_key = $1';
  expect(await count(mails, [email])).toBe(1);
});

test('case 27: one confirmation link used 50 times at once confirms once', async () => {
  const player = await owner(server);
  const token = await newConfirmationToken(server.ctx, player.id);
  const hits = await burst(
    server.origin,
    times(50, () => post('confirmAccount', { token })),
  );
  expect(hits.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(hits.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const events = `SELECT count(*) AS n FROM security_event WHERE player_id = $1 AND kind = 'email_confirmed'`;
  expect(await count(events, [player.id])).toBe(1);
});

test('one launch token spent 50 times at once is one game session', async () => {
  const player = await owner(server);
  const { url } = await player.must<{ url: string }>('launchGame', {
    body: {
      id: 'roulette-european',
      gameName: 'European Roulette',
      demo: false,
      lang: 'en',
      platform: 'desktop',
      launchId: 'roulette-european',
      imageId: 'meridian:EuropeanRoulette',
      provider: 'Meridian Tables',
      category: 'roulette',
    },
  });
  const token = new URLSearchParams(url.split('#')[1]).get('token');
  const hits = await burst(
    server.origin,
    times(50, () => callShot(player, 'openGameSession', { token })),
  );
  expect(tally(hits)).toEqual({ 200: 1, 400: 49 });
  expect(await count('SELECT count(*) AS n FROM game_session WHERE player_id = $1', [player.id])).toBe(1);
});

describe('the real captcha', () => {
  let guarded: TestServer;
  beforeAll(async () => {
    guarded = await startServer();
  });
  afterAll(() => guarded.stop());

  test('case 25: one solution handed in 50 times at once lets one in', async () => {
    const captcha = await solveCaptcha(visit(guarded.origin), 'register_in_home');
    const hits = await burst(
      guarded.origin,
      times(50, (index) => post('register', registration(`bot-${index}-${Date.now()}@example.com`, captcha))),
    );
    expect(tally(hits)).toEqual({ 200: 1, 400: 49 });
  });

  test('case 25: a solution for another action, an easier one or one not ours lets nobody in', async () => {
    const visitor = visit(guarded.origin);
    const forLogin = await solveCaptcha(visitor, 'login');
    const opened = JSON.parse(Buffer.from(forLogin, 'base64').toString());
    const easier = {
      ...opened,
      challenge: { ...opened.challenge, parameters: { ...opened.challenge.parameters, cost: 1 } },
    };
    const renamed = structuredClone(opened);
    renamed.challenge.parameters.data.action = 'register_in_home';
    const costly = structuredClone(opened);
    costly.challenge.parameters.cost = 2_000_000_000;
    const tokens = [
      forLogin,
      ...[easier, renamed, costly, {}, []].map((each) => Buffer.from(JSON.stringify(each)).toString('base64')),
    ];
    const startedAt = performance.now();
    const hits = await burst(
      guarded.origin,
      tokens.map((token, index) => post('register', registration(`bot-${index}@example.com`, token))),
    );
    expect(tally(hits)).toEqual({ 400: tokens.length });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
