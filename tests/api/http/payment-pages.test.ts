import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const setForm = sql('test_set_form', 'UPDATE deposit SET form = $2 WHERE id = $1');

let server: TestServer;
let player: Owner;
let path: string;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  player = await owner(server);
  const opened = await player.must<{ redirectUrl: string }>('emsDeposit', {
    body: { amount: '30', currency: 'EUR' },
    key: randomUUID(),
  });
  path = opened.redirectUrl;
});
afterAll(() => server.stop());

const get = (where: string, cookie = '') => fetch(server.origin + where, { headers: { cookie }, redirect: 'manual' });

describe('the form that leads to a company', () => {
  test('posts what is sealed to the company, by one script that its policy names', async () => {
    const answer = await get(path, player.cookies());
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]{44}'; form-action /);
    expect(policy).toContain(`form-action ${server.origin};`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain(`<form method="post" action="${server.origin}/sandbox/company/ems">`);
    expect(text).toContain('name="hashExtended"');
    expect(text).toContain('<button>');
  });

  test('may go to the company’s origin and to no other, over https as well', async () => {
    const form = { action: 'https://www.ipg-online.com/connect/gateway/processing', fields: { oid: '1' } };
    await server.ctx.db.query(setForm, [path.split('/').at(-1), form]);
    const policy = (await get(path, player.cookies())).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('form-action https://www.ipg-online.com;');
  });

  test('is its player’s alone: strangers, visitors and the curious are led to a wallet', async () => {
    const stranger = await owner(server);
    const wallet = path.replace('/payments/forms/', '/profile/my-wallet?deposit=');
    for (const cookie of ['', stranger.cookies()]) {
      const answer = await get(path, cookie);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, wallet]);
    }
    const nothing = await get('/payments/forms/..%2f..%2fetc', player.cookies());
    expect([nothing.status, nothing.headers.get('location')]).toEqual([303, '/profile/my-wallet']);
  });
});

test('companies lead back by GET and by POST, from their own pages, and that says nothing of a payment', async () => {
  const id = path.split('/').at(-1) ?? '';
  const post = {
    method: 'POST',
    headers: { origin: 'https://pay.example' },
    body: 'status=APPROVED',
    redirect: 'manual',
  };
  for (const options of [{ redirect: 'manual' }, post] as RequestInit[]) {
    const answer = await fetch(`${server.origin}/payments/return/${id}`, options);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/profile/my-wallet?deposit=${id}`]);
  }
  expect(await player.must('readDeposit', { params: { id } })).toMatchObject({ state: 'redirected' });
  const evil = await get('/payments/return/https:%2f%2fevil.test');
  expect(evil.headers.get('location')).toBe('/profile/my-wallet');
  expect((await fetch(`${server.origin}/payments/return/${id}`, { method: 'DELETE' })).status).toBe(405);
});

test('a webhook at an address of its own is counted, bounded and read like any other', async () => {
  const send = (call: string, body: string) =>
    fetch(`${server.origin}/payments/paypound/webhook/${call}`, { method: 'POST', body });
  expect((await send('UPPER', '')).status).toBe(400);
  expect((await send('nothing-of-ours', '')).status).toBe(400);
  expect((await send(randomUUID(), '')).status).toBe(404);
  expect((await send(randomUUID(), 'x'.repeat(70_000))).status).toBe(413);
});
