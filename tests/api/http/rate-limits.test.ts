import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Rule } from '#server/adapters/limiter/limiter.ts';
import { postgresLimiter } from '#server/adapters/limiter/shared-limiter.ts';
import { windowGuard } from '#server/common/window-guard.ts';
import { addressesIn, clientIpReader, forwardedFor, limitKeyOf } from '#server/http/client-ip.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_SCALE: '1' } });
});
afterAll(() => server.stop());

const rule: Rule = { name: 'try', points: 5, windowSeconds: 60, waitSeconds: 30, waitSecondsMax: 100 };

describe('2.4.1 a sensitive call', () => {
  test('case 25: answers 429 with Retry-After, whatever X-Forwarded-For says', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 32; time++) {
      const response = await fetch(`${server.origin}/user-service/api/v1/registration/validate`, {
        method: 'POST',
        headers: {
          origin: server.origin,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${time}`,
        },
        body: JSON.stringify({ email: `ada${time}@example.com` }),
      });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
  });

  test('case 25: 50 at once get no more than the limit', async () => {
    const limiter = postgresLimiter(server.ctx.db);
    const waits = await Promise.all(Array.from({ length: 50 }, () => limiter.take(rule, 'race')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('waits twice as long after each further overrun, up to a maximum', async () => {
    const limiter = postgresLimiter(server.ctx.db);
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      for (let time = 0; time < rule.points; time++) await limiter.take(rule, 'grow');
      waits.push(await limiter.take(rule, 'grow'));
      // The wait is over: its row counts no more.
      await server.ctx.db.query({ name: 'end_wait', text: "UPDATE rate_limit SET expire = 0 WHERE key = 'try:grow'" });
    }
    expect(waits).toEqual([30, 60, 100, 100]);
  });
});

test('a guard lets so many through in a window, for each key', () => {
  let now = 0;
  const guard = windowGuard(2, 1000, () => now);
  expect([guard('a'), guard('a'), guard('a'), guard('b')]).toEqual([0, 0, 1, 0]);
  now = 1000;
  expect(guard('a')).toBe(0);
});

describe('4.1.3 the client’s address', () => {
  const read = clientIpReader(addressesIn(['10.0.0.0/8', '::1']));
  test.each<[string, string | undefined, string | null, string]>([
    ['from a stranger, the header is ignored', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    ['from our proxy, it counts', '10.1.2.3', '203.0.113.1', '203.0.113.1'],
    ['through two of our proxies, the first that is none', '10.1.2.3', '203.0.113.1, 10.9.9.9', '203.0.113.1'],
    ['what the client wrote before it does not', '10.1.2.3', '1.1.1.1, 203.0.113.1', '203.0.113.1'],
    ['a proxy that says nothing is itself the caller', '10.1.2.3', null, '10.1.2.3'],
    ['what no proxy of ours wrote is not read', '10.1.2.3', 'unknown, 203.0.113.1', '203.0.113.1'],
    ['a peer without an address has none', undefined, null, '0.0.0.0'],
    ['IPv4 within IPv6 is IPv4', '::ffff:198.51.100.7', null, '198.51.100.7'],
    ['a port is cut off', '::1', '203.0.113.1:4711', '203.0.113.1'],
    ['so are the brackets of IPv6', '::1', '[2001:db8::1]:443', '2001:db8::1'],
  ])('%s', (_, remote, forwarded, client) => {
    expect(read(remote, forwarded)).toBe(client);
  });

  test.each([
    [{ forwarded: 'for=8.8.8.8' }, '0.0.0.0'],
    [{ forwarded: 'for=unknown' }, '0.0.0.0'],
    [{ forwarded: 'for=8.8.8.8', 'x-forwarded-for': '203.0.113.1' }, '203.0.113.1'],
    [{}, '10.1.2.3'],
  ])('4.1.3 a proxy that says %o leads to %s', (headers, client) => {
    const said = new Headers(headers);
    expect(
      read(
        '10.1.2.3',
        forwardedFor((name) => said.get(name)),
      ),
    ).toBe(client);
  });

  test.each([
    'unknown',
    'UNKNOWN',
    '8.8.8.8, unknown',
    '203.0.113.1, nonsense',
    'unknown, 10.9.9.9',
    '"8.8.8.8"',
    "'8.8.8.8'",
    '8.8.8.8, "8.8.8.8"',
    '"[2001:db8::1]:443"',
    'for=8.8.8.8',
    '_hidden',
    'unix:',
    '-',
    '',
    ' ',
    ',',
    '8.8.8.8,',
    '8.8.8',
    '8.8.8.8.8',
    '8.8.8.256',
    '08.8.8.8',
    '8.8.8.8/32',
    '8.8.8.8:port',
    '8.8.8.8 8.8.4.4',
    '134744072',
    '[8.8.8.8',
    'localhost',
  ])('4.1.3 whoever a proxy calls %o has none', (forwarded) => {
    expect(read('10.1.2.3', forwarded)).toBe('0.0.0.0');
  });

  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (ip, key) => {
    expect(limitKeyOf(ip)).toBe(key);
  });
});
