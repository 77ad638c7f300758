import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { burst, type Shot, tally } from '#tests/api/races/burst.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { validOf } from '#tests/support/fuzz.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let player: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  player = await owner(server, 10_00n);
});
afterAll(() => server.stop());

const built = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => call.bodyType !== 'raw');
const filled = (call: Call) => {
  const params = call.params === undefined ? {} : Object(validOf(call.params));
  return call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
};
const unsafe = built.filter(([, call]) => call.method !== 'GET');

/** A browser's request from elsewhere, with the player's cookie. `undefined` takes the header away. */
const forge = (call: Call, headers: Record<string, string>): Shot => ({
  method: call.method,
  path: filled(call),
  headers: { cookie: player.cookies(), 'idempotency-key': randomUUID(), ...headers },
  ...(call.body !== undefined && { body: JSON.stringify(validOf(call.body)) }),
});

const noOrigin = 'x-nothing';
const origins: [string, Record<string, string>][] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the origin null of a sandboxed frame', { origin: 'null' }],
  ['a neighbour port', { origin: 'http://127.0.0.1:1' }],
  ['an origin that begins like ours', { origin: 'ORIGIN.evil.example' }],
  ['our origin in capitals and a path', { origin: 'ORIGIN/' }],
  ['our origin, but the browser says cross-site', { origin: 'ORIGIN', 'sec-fetch-site': 'cross-site' }],
  ['our origin, but the browser says same-site', { origin: 'ORIGIN', 'sec-fetch-site': 'same-site' }],
  ['a foreign origin with our host in front', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['no origin at all', { [noOrigin]: '' }],
  ['no origin, typed by hand', { [noOrigin]: '', 'sec-fetch-site': 'none' }],
  ['two origins', { origin: 'ORIGIN, https://evil.example' }],
];
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

describe('case 37: every call that changes something refuses', () => {
  test.each(origins)('%s', async (_, headers) => {
    const shots = unsafe.flatMap(([, call]) =>
      types.map((type) => {
        const shot = forge(call, { 'content-type': type });
        const own = Object.entries(headers).map(([name, value]) => [name, value.replace('ORIGIN', server.origin)]);
        return { ...shot, headers: { ...shot.headers, ...Object.fromEntries(own) } };
      }),
    );
    const statuses = await Promise.all(shots.map((shot) => statusOf(shot)));
    expect(new Set(statuses)).toEqual(new Set([403]));
  });

  test.each(types.slice(1))('3.5.2 %s from our own page, where JSON is asked for', async (type) => {
    const shots = unsafe
      .filter(([, call]) => call.body !== undefined && call.bodyType !== 'multipart')
      .map(([, call]) => forge(call, { 'content-type': type }));
    expect(tally(await burst(server.origin, shots))).toEqual({ 415: shots.length });
  });

  test('3.5.3 GET and HEAD, which change nothing anywhere', async () => {
    // `GET …/crypto/{type}` answers at the path of the crypto deposit, and only lists.
    const readable = built
      .filter(([, call]) => call.method === 'GET')
      .map(([, call]) => new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
    for (const method of ['GET', 'HEAD'])
      for (const [, call] of unsafe.filter(([, each]) => !readable.some((path) => path.test(each.path)))) {
        const { body: _, ...shot } = forge({ ...call, method: 'GET' }, {});
        expect([call.path, await statusOf({ ...shot, method })]).toEqual([call.path, 405]);
      }
  });
});

/** Over fetch-free HTTP, so that no header is added or refused; `origin` is left out when `x-nothing` is given. */
async function statusOf(shot: Shot): Promise<number> {
  const headers = { ...shot.headers };
  const bare = noOrigin in headers;
  delete headers[noOrigin];
  // Of a DELETE Node says no length by itself, and a body without one is no request at all.
  if (typeof shot.body === 'string') headers['content-length'] = String(Buffer.byteLength(shot.body));
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request(
      server.origin + shot.path,
      { method: shot.method, headers: { ...(!bare && { origin: server.origin }), ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(typeof shot.body === 'string' ? shot.body : undefined);
  });
}

test('case 37: signing somebody in from elsewhere is refused too', async () => {
  const [, signIn] = unsafe.find(([name]) => name === 'signIn') ?? [];
  if (signIn === undefined) throw new Error('no signIn');
  for (const origin of ['https://evil.example', 'null'])
    expect(await statusOf(forge(signIn, { origin, 'content-type': 'application/json' }))).toBe(403);
});

test('case 37: another page’s form cannot press the buttons of the sandbox', async () => {
  for (const [, headers] of origins.filter(([, each]) => !JSON.stringify(each).includes('ORIGIN'))) {
    const shot = {
      method: 'POST',
      path: '/sandbox/pay/devcode/x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'action=approve',
    };
    expect(await statusOf(shot)).toBe(403);
  }
});

test('3.4.2 nobody elsewhere may read an answer', async () => {
  for (const origin of ['https://evil.example', 'null', server.origin])
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${server.origin}/profile-service/api/v1/profile`, {
        method,
        headers: { origin, cookie: player.cookies(), 'access-control-request-method': 'PUT' },
      });
      const cors = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(cors).toEqual([]);
    }
});

test('4.1.4 methods nobody asked for are 405 with the list of those that are', async () => {
  for (const [, call] of built)
    for (const method of ['PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
      const [hit] = await burst(server.origin, [{ method, path: filled(call) }]);
      expect([call.path, method, hit?.status]).toEqual([call.path, method, 405]);
      expect(hit?.head).toMatch(/^allow: [A-Z, ]+$/im);
    }
});

test('5.1 a form too large for the sandbox is 413, from our own page and before it is read', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const shot = {
    method: 'POST',
    path: '/sandbox/pay/devcode/pay_x',
    headers: form,
    body: `action=${'a'.repeat(20_000)}`,
  };
  const [hit] = await burst(server.origin, [shot]);
  expect([hit?.status, hit?.json]).toEqual([413, expect.objectContaining({ code: 'payload_too_large' })]);
  expect(hit?.head).toMatch(/^content-security-policy: /im);
});

test('5.2 a form that cannot be read presses no button of the sandbox', async () => {
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
  ];
  const shots = types.map((type) => ({
    method: 'POST',
    path: '/sandbox/pay/devcode/pay_x',
    headers: { 'content-type': type },
    body: '--x\r\n\u0000%zz=%',
  }));
  expect(tally(await burst(server.origin, shots))).toEqual({ 404: 4 });
});
