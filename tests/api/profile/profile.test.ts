import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { unsubscribeToken } from '#server/services/profile/promo-mail.ts';
import { newcomer, type Owner, openDoor } from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let ada: Owner;
let eve: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [ada, eve] = await Promise.all([newcomer(server), newcomer(server)]);
});
afterAll(() => server.stop());

type Body = { code?: string; facts?: { fields?: string }; userDetails?: Record<string, unknown> };
const put = (player: Owner, body: unknown) => player.call<Body>('updateProfile', { body });
const read = (player: Owner) => player.must<Body>('readProfile');
const raw = (player: Owner, body: string) =>
  fetch(`${server.origin}${routes.updateProfile.path}`, {
    method: 'PUT',
    headers: { origin: server.origin, cookie: player.cookies(), 'content-type': 'application/json' },
    body,
  });

describe('case 34: what a body may not do', () => {
  test.each([
    ['a right', { confirmed: true }],
    ['money', { balance: 1e9 }],
    ['another’s id', { playerId: '0' }],
    ['the email', { email: ['a'] }],
    ['the name', { firstName: 'Eve' }],
    ['a list', { city: ['Mdina'] }],
    ['an object', { city: { $gt: '' } }],
    ['a number', { zipCode: 12345 }],
    ['a text for a day', { dateOfBirth: '1985-12-10' }],
    ['a day beyond all', { dateOfBirth: 1e300 }],
    ['no digits', { dialingCode: '+49', phoneNumber: '170-CALL' }],
    ['another gender', { gender: 'male' }],
    ['a country’s name', { country: 'Malta' }],
    ['case 29: an address as a picture', { avatar: 'http://169.254.169.254/' }],
    ['a text too long', { address: 'x'.repeat(201) }],
    ['a line break', { city: 'Mdina\r\nSet-Cookie: a=b' }],
    ['a yes in words', { receiveEmailPromo: 'true' }],
  ])('set %s', async (_, body) => {
    const before = await read(ada);
    const answer = await put(ada, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    expect(await read(ada)).toEqual(before);
  });

  test.each([
    '{"__proto__":{"isAdmin":1},"city":"Mdina"}',
    '{"city":"Mdina","city":"Valletta"}',
    '{"constructor":{"prototype":{"isAdmin":1}}}',
    '[]',
    '"city"',
    'null',
  ])('be %s', async (body) => {
    expect((await raw(ada, body)).status).toBe(400);
    expect((await read(ada)).userDetails?.['city']).toBeNull();
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test.each([null, '', ' '])('empty by %j what is filled in: an empty field says nothing', async (city) => {
    await put(eve, { city: 'Mdina' });
    expect((await put(eve, { city, state: null })).body.userDetails).toMatchObject({ city: 'Mdina', state: null });
  });

  test('replace what is locked; the refusal names it', async () => {
    expect((await put(eve, { city: 'Mdina' })).status).toBe(200);
    const answer = await put(eve, { city: 'Valletta', state: 'Gozo' });
    expect([answer.status, answer.body.code, answer.body.facts]).toEqual([409, 'field_locked', { fields: 'city' }]);
    expect((await read(eve)).userDetails).toMatchObject({ city: 'Mdina', state: null });
  });
});

test('case 32: script in a profile comes back as text, in JSON that no browser takes for a page', async () => {
  const text = '"><svg onload=alert(1)>';
  await put(eve, { nickName: text, address2: text });
  const answer = await fetch(`${server.origin}${routes.readProfile.path}`, { headers: { cookie: eve.cookies() } });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(((await answer.json()) as Body).userDetails).toMatchObject({ nickName: text, address2: text });
});

describe('case 28: ending another’s promotions', () => {
  const end = (player: Pick<Owner, 'call'>, id: string) => player.call<Body>('unsubscribe', { params: { id } });

  test('is not found without the mail’s own secret, and changes nothing', async () => {
    await ada.must('toggleReceiveEmail');
    const [own, other] = [ada.id, eve.id].map((id) => Buffer.from(unsubscribeToken(server.ctx, id), 'base64url'));
    const mixed = Buffer.concat([own?.subarray(0, 16) ?? Buffer.alloc(0), other?.subarray(16) ?? Buffer.alloc(0)]);
    for (const id of [mixed.toString('base64url'), 'A'.repeat(64), 'A'.repeat(43)]) {
      const answer = await end(eve, id);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect((await end(eve, ada.id)).status).not.toBe(204);
    expect((await read(ada)).userDetails?.['receiveEmailPromo']).toBe(true);
  });

  test('needs no session, only the mail; a GET does nothing', async () => {
    const token = unsubscribeToken(server.ctx, ada.id);
    const path = routes.unsubscribe.path.replace('{id}', token);
    expect((await fetch(`${server.origin}${path}`)).status).toBe(405);
    expect((await read(ada)).userDetails?.['receiveEmailPromo']).toBe(true);
    expect((await end(server, token)).status).toBe(204);
    expect((await read(ada)).userDetails?.['receiveEmailPromo']).toBe(false);
  });
});

describe('RFC 8058: the one click of a mail program', () => {
  const click = (id: string, init: RequestInit = {}) =>
    fetch(`${server.origin}/mail/unsubscribe/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
      ...init,
    });
  const isOn = async () => (await read(ada)).userDetails?.['receiveEmailPromo'];

  test('ends the offers without a session or an origin, and again changes nothing; a look changes nothing', async () => {
    await ada.must('toggleReceiveEmail');
    const token = unsubscribeToken(server.ctx, ada.id);
    const seen = await click(token, { method: 'GET', headers: {}, body: null });
    expect([seen.status, seen.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect([seen.headers.get('referrer-policy'), seen.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    expect(await isOn()).toBe(true);
    for (const _ of ['first', 'again']) expect((await click(token)).status).toBe(204);
    expect(await isOn()).toBe(false);
  });

  test.each(['A'.repeat(64), 'short', '..%2f..'])('%s is not found and leads nowhere else', async (id) => {
    expect((await click(id)).status).toBeGreaterThanOrEqual(400);
    const seen = await click(id, { method: 'GET', headers: {}, body: null });
    expect(seen.headers.get('location') ?? '/unsubscribe').toMatch(/^\/unsubscribe(?:\?token=A+)?$/);
  });
});

test('without a session nothing is read or written', async () => {
  for (const name of ['readProfile', 'toggleReceiveEmail'] as const) expect((await server.call(name)).status).toBe(401);
  expect((await server.call('updateProfile', { body: { city: 'Mdina' } })).status).toBe(401);
});
