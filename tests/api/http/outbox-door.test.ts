import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '#server/config.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** A house with settings of its own, and what it answers to a caller who says that somebody forwarded them. */
const house = (env: Environment) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env });
  });
  afterAll(() => server.stop());
  return async (path: string, headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(server.origin + path, { headers })).status;
};
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the outbox of a house without a proxy', () => {
  const ask = house({});

  test('is shown to a caller of this machine', async () => {
    expect(await ask('/sandbox/outbox')).toBe(200);
  });

  test.each([
    ['x-forwarded-for', '10.0.0.7'],
    ['x-forwarded-for', '93.184.215.14'],
    ['forwarded', 'for=127.0.0.1'],
  ])('is not there for a call that somebody unknown forwarded: %s %s', async (name, value) => {
    for (const path of ['/sandbox/outbox', '/sandbox/outbox/1', '/sandbox/%6futbox', '/sandbox/outbox/1/html'])
      expect([path, await ask(path, { [name]: value })]).toEqual([path, 404]);
  });

  test('leaves the companies’ pages to everybody', async () => {
    expect(await ask('/sandbox/chain', from('93.184.215.14'))).toBe(200);
  });
});

describe('the outbox of a house behind its proxy', () => {
  const ask = house({ TRUSTED_PROXIES: '127.0.0.1' });

  test.each([
    ['93.184.215.14', 404],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 404],
    ['unknown', 404],
    ['127.0.0.1, unknown', 404],
    ['0.0.0.0', 404],
    ['10.1.2.3', 200],
    ['::1', 200],
  ])('answers %s with %i', async (address, status) => {
    expect(await ask('/sandbox/outbox', from(address))).toBe(status);
  });
});

test('an operator may show it to all', async () => {
  const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1', SANDBOX_OUTBOX_OPEN: '1' } });
  const answer = await fetch(`${server.origin}/sandbox/outbox`, { headers: from('93.184.215.14') });
  expect(answer.status).toBe(200);
  await server.stop();
});
