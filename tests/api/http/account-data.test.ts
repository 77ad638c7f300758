import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { type Owner, openDoor, owner, seated } from '#tests/api/races/house.ts';
import { readCsv } from '#tests/support/csv.ts';
import { goodPassword } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let ada: Owner;
let eve: Owner;
let round = '';
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [ada, eve] = await Promise.all([owner(server, 10_00n), owner(server, 0n)]);
  const sessionId = await seated(ada);
  round = randomUUID();
  await ada.must('placeRound', {
    params: { sessionId },
    key: round,
    body: { bets: [{ spot: 'red', amount: '1.00' }] },
  });
});
afterAll(() => server.stop());

const csvOf = (player: Owner, query = '', init: RequestInit = {}) =>
  fetch(`${server.origin}${routes.exportBets.path}${query}`, { headers: { cookie: player.cookies() }, ...init });
const dataOf = (player: Owner, format: string, password = goodPassword) =>
  fetch(`${server.origin}${routes.exportData.path}`, {
    method: 'POST',
    headers: { cookie: player.cookies(), origin: server.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ format, password }),
  });
const linesOf = async (answer: Response) => readCsv((await answer.text()).replace('\ufeff', '')).slice(1);

it('ASVS 3.2.1: a file is saved and never shown as a page', async () => {
  const asks = [() => csvOf(ada), () => dataOf(ada, 'json'), () => dataOf(ada, 'csv')];
  const types = ['text/csv; charset=utf-8; header=present', 'application/json; charset=utf-8', 'application/zip'];
  for (const [at, ask] of asks.entries()) {
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, types[at]]);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="faceup-(bets|data)-[\d-]+\.\w+"$/,
    );
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect([answer.headers.get('x-content-type-options'), answer.headers.get('cache-control')]).toEqual([
      'nosniff',
      'no-store',
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});

it('case 28: a file has one’s own rounds alone, whatever is asked for', async () => {
  expect((await linesOf(await csvOf(ada))).map(([, id]) => id)).toEqual([round]);
  for (const query of ['', '?provider=Meridian%20Tables', `?from=2020-01-01`])
    expect(await linesOf(await csvOf(eve, query))).toEqual([]);
  const text = await (await dataOf(eve, 'json')).text();
  for (const id of [round, ada.id, ada.email]) expect(text).not.toContain(id);
  expect((await eve.call('readRound', { params: { id: round } })).status).toBe(404);
});

describe.each(['listBets', 'readBetTotals', 'exportBets'] as const)('API4, 1.2.4: %s', (name) => {
  it.each([
    ['size', '1e9'],
    ['size', '1000000000'],
    ['size', '0'],
    ['size', '-1'],
    ['page', '1000000000'],
    ['page', '1e9'],
    ['playerId', randomUUID()],
    ['from', "2027-01-01' OR '1'='1"],
    ['from', '2027-13-45'],
    ['to', 'infinity'],
    ['to', '99999999-01-01'],
    ['provider', 'a'.repeat(101)],
    ['provider', 'a\u0000b'],
  ])('refuses %s=%s in no time', async (field, value) => {
    const start = performance.now();
    const { status } = await ada.call(name, { query: { [field]: value } });
    expect(status).toBe(400);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it.each(["' OR 1=1 --", "'); DROP TABLE round; --", '%', '_', '\\', '$1', '=1+1', '\u202ea'])(
    'takes the provider %j for a name',
    async (provider) => {
      const answer = await fetch(`${server.origin}${routes[name].path}?${new URLSearchParams({ provider })}`, {
        headers: { cookie: ada.cookies() },
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(round);
    },
  );

  it.each(['', ' ', '\u202e', '\u3164'])(
    'takes a provider in which nothing is to be seen, %j, for none',
    async (provider) => {
      const read = async (query: string) =>
        (await fetch(`${server.origin}${routes[name].path}${query}`, { headers: { cookie: ada.cookies() } })).text();
      expect(await read(`?${new URLSearchParams({ provider })}`)).toBe(await read(''));
    },
  );
});

const manyRounds = sql(
  'test_rounds_to_load',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
   SELECT gen_random_uuid(), $1, repeat('p', 90), 'any', 'EUR', 'settled', 1, 0, 1, 0, now(), now() FROM generate_series(1, 20000)`,
);

it('API4: one file of a player at a time; who takes it slowly keeps nobody else from theirs, and hanging up frees it', async () => {
  const slow = await owner(server);
  await server.ctx.db.query(manyRounds, [slow.id]);
  const heads = await Promise.all(Array.from({ length: 20 }, () => csvOf(slow, '', { method: 'HEAD' })));
  expect(heads.every(({ status }) => status === 200 || status === 429)).toBe(true);
  const hangUp = new AbortController();
  const first = await csvOf(slow, '', { signal: hangUp.signal });
  expect(first.status).toBe(200);
  const more = await Promise.all(Array.from({ length: 20 }, () => csvOf(slow)));
  expect(new Set(more.map(({ status }) => status))).toEqual(new Set([429]));
  expect(more[0]?.headers.get('retry-after')).toBe('10');
  expect((await csvOf(ada)).status).toBe(200);
  hangUp.abort();
  const again = async () => {
    const answer = await csvOf(slow);
    return answer.status === 200 ? (await linesOf(answer)).length : answer.status;
  };
  await expect.poll(again, { timeout: 8_000 }).toBe(20_000);
});

it('case 23: closing ends every session, here and elsewhere; the cookie opens nothing any more', async () => {
  const gone = await owner(server);
  const before = gone.cookies();
  expect((await gone.call('closeAccount', { body: { password: 'not the password' } })).status).toBe(401);
  expect((await gone.call('closeAccount', { body: { password: goodPassword, reason: 'Done' } })).status).toBe(204);
  expect(gone.cookies()).not.toContain(before);
  for (const [path, method] of [
    [routes.readProfile.path, 'GET'],
    [routes.exportBets.path, 'GET'],
  ] as const)
    expect((await fetch(`${server.origin}${path}`, { method, headers: { cookie: before } })).status).toBe(401);
  const { status, body } = await gone.call<{ code: string }>('signIn', {
    body: { email: gone.email, password: goodPassword, captcha: 'solved' },
  });
  expect([status, body.code]).toEqual([403, 'account_closed']);
});

it('closing says what stands in its way', async () => {
  const { status, body } = await ada.call('closeAccount', { body: { password: goodPassword } });
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'closing_blocked', facts: { reason: 'balance' } }),
  ]);
});

it('RACE: twenty-five closings at once close once, with one mail', async () => {
  const gone = await owner(server);
  const all = await Promise.all(
    Array.from({ length: 25 }, () => gone.call('closeAccount', { body: { password: goodPassword } })),
  );
  expect(all.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
  const rows = await server.ctx.db.query<{ mails: bigint; events: bigint }>(countClosings, [gone.id]);
  expect(rows).toEqual([{ mails: 1n, events: 1n }]);
});

const countClosings = sql(
  'test_closings',
  `SELECT (SELECT count(*) FROM mail_job WHERE player_id = $1 AND kind = 'account_closed') AS mails,
     (SELECT count(*) FROM security_event WHERE player_id = $1 AND kind = 'account_closed') AS events`,
);
