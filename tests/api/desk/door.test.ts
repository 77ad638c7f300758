import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** A house whose desk is for another network than ours. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { DESK_NETWORKS: '203.0.113.0/24' } });
});
afterAll(() => server.stop());

type Told = { readonly status: number; readonly code: string };

/** Letter by letter, as no `fetch` would send it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Told> =>
  new Promise((told, failed) => {
    const { hostname, port } = new URL(server.origin);
    const sent = request({ hostname, port, path, method, headers }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      res.on('end', () => told({ status: res.statusCode ?? 0, code: JSON.parse(text).code }));
    });
    sent.on('error', failed).end();
  });

it.each([
  '/desk-service/me',
  '/%64esk-service/me',
  '/desk%2dservice/me',
  '/%64%65%73%6b-service/staff',
  '//desk-service/me',
  '/desk-service//me',
  '/desk-service',
  '/desk-service/me?x=1',
  '/DESK-service/me',
])('shows nothing at %s to who is none of its network', async (path) => {
  expect(await ask(path)).toEqual({ status: 404, code: 'not_found' });
});

it('starts no sign-in for who writes its path otherwise', async () => {
  const headers = { origin: server.origin, 'content-type': 'application/json' };
  expect(await ask('/%64esk-service/sign-in/start', headers, 'POST')).toEqual({ status: 404, code: 'not_found' });
});

it('has a door for its own network, so that the above says something', async () => {
  const open = await startServer({ env: { DESK_NETWORKS: '127.0.0.0/8' } });
  try {
    const answer = await fetch(`${open.origin}/%64esk-service/me`);
    expect(answer.status).toBe(401);
    const forwarded = await fetch(`${open.origin}/desk-service/me`, { headers: { via: '1.1 somebody' } });
    expect(forwarded.status).toBe(404);
  } finally {
    await open.stop();
  }
});
