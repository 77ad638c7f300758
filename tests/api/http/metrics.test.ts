import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';

const token = 'a-token-of-some-length';
let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [open, closed] = await Promise.all([startServer(), startServer({ env: { METRICS_TOKEN: token } })]);
});
afterAll(() => Promise.all([open.stop(), closed.stop()]));

const statusOf = async ({ origin }: TestServer, headers: Record<string, string> = {}) =>
  (await fetch(`${origin}/metrics`, { headers })).status;

test('figures are for this machine, and not for whom a proxy on it speaks for', async () => {
  expect([await statusOf(open), await statusOf(open, { 'x-forwarded-for': '203.0.113.1' })]).toEqual([200, 404]);
});

test('figures are for who has the token, when one is set', async () => {
  const given = [{}, { authorization: 'Bearer wrong' }, { authorization: `Bearer ${token}` }];
  expect(await Promise.all(given.map((headers) => statusOf(closed, headers)))).toEqual([404, 404, 200]);
});
