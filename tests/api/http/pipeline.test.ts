import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/routes.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

type Init = { method?: string; headers?: Record<string, string>; body?: string | ReadableStream; duplex?: 'half' };

const validate = '/user-service/api/v1/registration/validate';
const send = async (path: string, { headers = {}, ...init }: Init = {}) => {
  const response = await fetch(server.origin + path, {
    headers: { origin: server.origin, 'content-type': 'application/json', ...headers },
    ...init,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};
const post = (body: string, headers: Record<string, string> = {}) => send(validate, { method: 'POST', body, headers });
const fine = JSON.stringify({ email: 'ada@example.com' });

describe('a call', () => {
  test('with everything in order is answered', async () => {
    const answer = await post(fine);
    expect(answer).toMatchObject({ status: 200, body: { email_status: 'RISKY' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('to a path that is nothing answers 404 as problem JSON', async () => {
    const answer = await send('/user-service/api/v1/nothing');
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  test.each(['PATCH', 'OPTIONS', 'PUT', 'DELETE', 'GET'])(
    '4.1.4 by %s where only POST is served answers 405',
    async (method) => {
      const answer = await send(validate, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST');
    },
  );

  test('of one path with several methods names them all in Allow', async () => {
    const answer = await send('/profile-service/api/v1/profile', { method: 'PATCH' });
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'PUT']);
  });

  test('by HEAD answers like GET without the body', async () => {
    const answer = await send('/healthz', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: undefined });
  });
});

describe('3.5.1 case 37: a call that changes something', () => {
  test.each<[string, Record<string, string>]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from another site, says the browser', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
    ['as a simple form from elsewhere', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['as a multipart form from elsewhere', { origin: 'https://evil.example', 'content-type': 'multipart/form-data' }],
  ])('%s is refused', async (_, headers) => {
    expect(await post(fine, headers)).toMatchObject({ status: 403, body: { code: 'cross_site_refused' } });
  });

  test.each(['application/json', 'text/plain'])(
    'without Origin and Sec-Fetch-Site is refused, also as %s',
    async (type) => {
      const response = await fetch(server.origin + validate, {
        method: 'POST',
        body: fine,
        headers: { 'content-type': type },
      });
      expect(response.status).toBe(403);
    },
  );

  test.each((Object.keys(calls) as CallName[]).filter((name) => calls[name].method !== 'GET'))(
    '3.5.3 %s does nothing by GET',
    async (name) => {
      const path = calls[name].path.replaceAll(/\{\w+\}/g, 'x');
      // Some paths are another call's too: `/profile/crypto/deposit` by GET is the list of transactions of type deposit.
      const reads = Object.values(calls).filter((call) => call.method === 'GET');
      const shared = reads.some((call) => new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
      const response = await fetch(server.origin + path);
      expect(response.status).toBe(shared ? 401 : 405);
    },
  );

  test('3.4.2 is told nothing by CORS, whoever asks', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await send('/healthz', { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a body', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ])('of type %s answers 415', async (type) => {
    expect(await post(fine, { 'content-type': type })).toMatchObject({ status: 415 });
  });

  test('over the limit answers 413, by its length and while it streams', async () => {
    const big = JSON.stringify({ email: 'x'.repeat(20_000) });
    expect(await post(big)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(4096))),
    });
    const answer = await send(validate, { method: 'POST', body: endless, duplex: 'half' }).catch(() => undefined);
    // The answer may be cut off with the connection: what counts is that it does not read on for ever.
    if (answer !== undefined) expect(answer.status).toBe(413);
  });

  test.each([
    ['case 34: a key given twice', '{"email":"a@b.cd","email":"c@d.ef"}', 'repeated_key'],
    ['case 34: a key given twice in other letters', '{"email":"a@b.cd","\\u0065mail":"c@d.ef"}', 'repeated_key'],
    ['15.3.6 a key that reaches for the prototype', '{"email":"a@b.cd","__proto__":{"isAdmin":1}}', 'forbidden_key'],
    ['the same, escaped', '{"email":"a@b.cd","__pr\\u006fto__":{"isAdmin":1}}', 'forbidden_key'],
    ['case 39: nesting without end', `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'too_deep'],
    ['no JSON', 'email=a', 'syntax'],
    ['half a JSON', '{"email":"a@b.cd"', 'syntax'],
    ['an open string', '{"email":"a@b.cd', 'syntax'],
    ['nothing', '', 'syntax'],
  ])('%s answers 400', async (_, body, fault) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'bad_request', fields: { body: fault } } });
  });

  test('case 34: a field of the wrong type or not asked for is named', async () => {
    expect((await post('{"email":["a"],"balance":1e9}')).body.fields).toEqual({
      email: 'type',
      balance: 'unknown_field',
    });
  });

  test('a query where none is asked for is refused', async () => {
    const answer = await send(`${validate}?admin=1`, { method: 'POST', body: fine });
    expect(answer).toMatchObject({ status: 400, body: { fields: { admin: 'unknown_field' } } });
  });
});

describe('a session', () => {
  test('is needed where the contract says so', async () => {
    for (const cookie of ['', 'faceup_session=nonsense', `faceup_session=${'A'.repeat(43)}`]) {
      const answer = await send('/profile-service/api/v1/profile', { headers: { cookie } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    }
  });
});
