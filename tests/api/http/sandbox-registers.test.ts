import { afterAll, beforeAll, expect, it } from 'vitest';
import { overNetwork, registerBy } from '#server/adapters/registers/ask.ts';
import { protocolOf } from '#server/adapters/registers/register-keys.ts';
import { createApp } from '#server/http/app.ts';
import { isKeptFromOutbox } from '#server/http/outbox-door.ts';
import { sandboxKeys } from '#server/sandbox/registers/sandbox-keys.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const person = {
  nationalNumber: '199001012385',
  firstName: 'Grace',
  lastName: 'Hopper',
  dateOfBirth: '1990-01-01',
  email: 'grace@example.com',
  zipCode: 'SW1A 1AA',
  mobile: null,
};
const send = (fields: Record<string, string>, origin = server.origin) =>
  fetch(`${server.origin}/sandbox/registers`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
const ask = async (name: 'spelpaus' | 'gamstop' | 'oasis') => {
  const keys = JSON.parse(
    JSON.stringify(sandboxKeys).replaceAll('http://registers.sandbox', `${server.origin}/sandbox/registers`),
  );
  const protocol = protocolOf(name, keys);
  if (!protocol) throw new Error('no keys');
  return registerBy(protocol, { carry: overNetwork, now: () => 0 }).ask(person, '0b0e3c2a-5d4f-4a63-9a37-27a5d0c7f2aa');
};

it('lets its operator put somebody in, take them out and let a register fall silent, and answers over the network', async () => {
  const named = { first: 'Grace', last: 'Hopper', born: '1990-01-01' };
  expect(await ask('gamstop')).toMatchObject({ said: 'clear' });
  expect((await send({ register: 'gamstop', act: 'put', ...named })).status).toBe(303);
  expect((await send({ register: 'spelpaus', act: 'put', number: '19900101-2385' })).status).toBe(303);
  expect(await ask('gamstop')).toMatchObject({ said: 'excluded' });
  expect(await ask('spelpaus')).toMatchObject({ said: 'excluded' });
  expect(await ask('oasis')).toMatchObject({ said: 'clear' });
  expect(await (await fetch(`${server.origin}/sandbox/registers`)).text()).toContain('grace|hopper|1990-01-01');
  await send({ register: 'gamstop', act: 'take', person: 'grace|hopper|1990-01-01' });
  await send({ register: 'oasis', act: 'put', person: '*' });
  expect(await ask('gamstop')).toMatchObject({ said: 'clear' });
  expect(await ask('oasis')).toEqual({ said: 'unreachable', reason: 'away' });
});

it('is there where the site is, too', () => {
  const { owns } = createApp(server.ctx);
  for (const path of ['/sandbox/registers', '/sandbox/registers/gamstop', '/sandbox/outbox'])
    expect(owns(path), path).toBe(true);
  expect(owns('/sandbox/ui')).toBe(false);
});

it('takes no form of another site, and shows nobody outside who is in it', async () => {
  expect((await send({ register: 'gamstop', act: 'put', number: '1' }, 'https://evil.example')).status).toBe(403);
  for (const path of ['/sandbox/registers', '/sandbox/registers/gamstop'])
    expect(isKeptFromOutbox(server.ctx, { path, ip: '8.8.8.8', isFromUnknownProxy: false })).toBe(true);
});
