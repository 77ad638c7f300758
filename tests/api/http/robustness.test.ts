import { randomUUID } from 'node:crypto';
import { connect as openSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ok } from '#domain/result.ts';
import { DatabaseUnavailable, type Db } from '#server/db/db.ts';
import { createApp } from '#server/http/app.ts';
import type { Route } from '#server/http/route.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The app with one call served otherwise. */
const appWith = (route: Partial<Route<Call>>) => {
  const validateEmail: Route<Call> = { rate: 'ordinary', handle: async () => ok(undefined), ...route };
  return createApp(server.ctx, { validateEmail });
};
const ask = (app: ReturnType<typeof createApp>, body = '{"email":"a@b.cd"}') =>
  app.handle(
    new Request(`${server.origin}/user-service/api/v1/registration/validate`, {
      method: 'POST',
      body,
      headers: { origin: server.origin, 'content-type': 'application/json' },
    }),
    { remoteAddress: '127.0.0.1' },
  );

describe('16.5 one failed answer, never a dead process:', () => {
  test('a handler that throws is a 500 that says nothing of why', async () => {
    const response = await ask(
      appWith({
        handle: () => {
          throw new Error('SELECT secret FROM player');
        },
      }),
    );
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' });
    expect(text).not.toMatch(/SELECT|secret|\.ts|at /);
  });

  test('a handler that rejects with no error is a 500', async () => {
    expect((await ask(appWith({ handle: () => Promise.reject('odd') }))).status).toBe(500);
  });

  test('an answer that its contract does not describe is a 500 in tests', async () => {
    expect((await ask(appWith({ handle: async () => ok({ email_status: 'FINE' }) }))).status).toBe(500);
  });

  test('a lost database is a 503 with Retry-After', async () => {
    const response = await ask(appWith({ handle: () => Promise.reject(new DatabaseUnavailable('gone')) }));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  test('a handler past its deadline is a 503, and its late failure harms nobody', async () => {
    const late = new Promise<never>((_, reject) => setTimeout(reject, 60, new Error('late')));
    const response = await ask(appWith({ deadlineMs: 20, handle: () => late }));
    expect(response.status).toBe(503);
    await late.catch(() => undefined);
  });

  test('a line break bound for a cookie is one failed answer', async () => {
    const app = appWith({
      handle: async ({ signIn }) => {
        signIn('token\r\nset-cookie: admin=1');
        return ok({ email_status: 'VALID' });
      },
    });
    const response = await ask(app);
    expect(response.headers.getSetCookie().join()).not.toMatch(/\r|\n|admin=1(?!%)/);
    expect((await ask(appWith({ handle: async () => ok({ email_status: 'VALID' }) }))).status).toBe(200);
  });

  test.each([
    [
      'hangs up within its body',
      'POST /user-service/api/v1/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a',
    ],
    ['hangs up within its headers', 'GET /healthz HTTP/1.1\r\nHo'],
    ['hangs up before the answer', 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('a client that %s', async (_, bytes) => {
    const { port, hostname } = new URL(server.origin);
    for (let time = 0; time < 10; time++) {
      const socket = openSocket(Number(port), hostname);
      socket.on('error', () => undefined);
      await new Promise<void>((sent) => socket.write(bytes, () => sent()));
      socket.destroy();
    }
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });
});

/** Sends raw bytes and reads until the server closes or is silent. */
async function raw(bytes: string): Promise<string> {
  const { port, hostname } = new URL(server.origin);
  const socket = openSocket(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.setTimeout(500, () => socket.destroy());
  socket.write(bytes);
  await new Promise((closed) => socket.once('close', closed));
  return text;
}

describe('malformed HTTP', () => {
  const head = 'POST /user-service/api/v1/signin HTTP/1.1\r\nHost: x\r\n';
  test.each([
    [
      '4.2.1 a length and chunks together',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['4.2.1 two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`, 400],
    ['4.2.1 an unknown transfer encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n`, 400],
    ['a bare line feed in a header', 'GET /healthz HTTP/1.1\nHost: x\n\n', 400],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['4.1.4 TRACE', 'TRACE /healthz HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['case 39: a header bomb', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused', async (_, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer.split('\r\n')[0]).toContain(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  test.each([
    '//evil.example/',
    '/\\evil.example',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/game/%252e%252e',
    '/healthz/..;/metrics',
  ])('case 35: the path %s is nothing', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer.split('\r\n')[0]).toMatch(/HTTP\/1\.1 40[04]/);
    expect(answer.toLowerCase()).not.toContain('location:');
  });
});

test('while the database is away calls answer 503, and alive is still alive', async () => {
  const away = () => Promise.reject(new DatabaseUnavailable('connection refused'));
  const db: Db = { query: away, transaction: away, dedicate: away, close: async () => undefined };
  const app = createApp({ ...server.ctx, db });
  const get = (path: string) =>
    app.handle(new Request(server.origin + path, { headers: { cookie: `faceup_session=${'A'.repeat(43)}` } }), {
      remoteAddress: '127.0.0.1',
    });
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/profile-service/api/v1/profile')).status).toBe(503);
  expect((await get(`/profile-service/api/v1/history/round/${randomUUID()}`)).status).toBe(503);
});
