import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';

const servers: TestServer[] = [];
const start = async (env: Record<string, string>) => {
  const server = await startServer({ env });
  servers.push(server);
  return server;
};
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const statusOf = async ({ origin }: TestServer, headers: Record<string, string> = {}) =>
  (await fetch(`${origin}/metrics`, { headers })).status;

describe('API9 figures are for whoever runs the house:', () => {
  test('a proxy on this machine that says it is one opens nothing', async () => {
    const server = await start({});
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect([name, await statusOf(server, { [name]: '127.0.0.1' })]).toEqual([name, 404]);
    expect(await statusOf(server)).toBe(200);
  });

  test('behind a trusted proxy, whatever it says or does not say, only the token opens', async () => {
    const bare = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    expect([await statusOf(bare), await statusOf(bare, { 'x-forwarded-for': '127.0.0.1' })]).toEqual([404, 404]);
    const token = 'a-token-of-some-length';
    const guarded = await start({ TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: token });
    const given = [
      {},
      { authorization: `Bearer ${token}x` },
      { authorization: token },
      { authorization: `Bearer ${token}` },
    ];
    expect(await Promise.all(given.map((headers) => statusOf(guarded, headers)))).toEqual([404, 404, 404, 200]);
  });

  test('in production only the token opens', async () => {
    const server = await start({ NODE_ENV: 'production', SECRET_KEY: '5'.repeat(64), CAPTCHA_ROUNDS: '1000' });
    expect(await statusOf(server)).toBe(404);
  });
});

test('16.2.5 what PostgreSQL quotes of a refused row reaches no log', async () => {
  const script = `
    import { createLog } from ${JSON.stringify(join(process.cwd(), 'src/lib/server/log.ts'))};
    const error = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email_key)=(ada@example.com) already exists.', where: 'row (ada@example.com)',
    });
    const log = createLog({ logLevel: 'trace' });
    log.error({ err: error, email: 'ada@example.com', deep: { password: 'hunter2', user: { token: 'T0K' } } }, 'failed');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('duplicate key');
  expect(stderr).not.toMatch(/ada@example|hunter2|T0K/);
});

test('3.4.1 over https every answer says for two years that there is no http', async () => {
  const server = await start({ PUBLIC_ORIGIN: 'https://casino.example' });
  const asks: [string, RequestInit?][] = [
    ['/healthz'],
    ['/nothing'],
    ['/sandbox/outbox'],
    ['/profile-service/api/v1/profile'],
    ['/user-service/api/v1/signin', { method: 'POST' }],
    ['/game-aggregator-service/api/v1/jackpots'],
  ];
  for (const [path, init] of asks) {
    const { headers } = await fetch(server.origin + path, init);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=63072000; includeSubDomains']);
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
  }
});
