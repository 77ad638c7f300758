import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** As it stands: `fetch` would follow the dots before it asks. */
const statusAt = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(server.origin, { path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });

describe('case 35: a call has one address, which no cache can take for a file’s:', () => {
  test('it answers there', async () => {
    expect(await statusAt(routes.listLatestWinners.path)).toBe(200);
    expect(await statusAt('/healthz')).toBe(200);
  });

  test.each(['..', '%2e%2e', '%2E%2e', '.%2e', '%2E.'])(
    'not below a picture’s or a script’s folder, by %s',
    async (up) => {
      for (const folder of ['/image', '/_astro', '/favicon.svg', '/profile-service'])
        for (const path of [routes.listLatestWinners.path, routes.readProfile.path, '/healthz', '/metrics'])
          expect([folder, path, await statusAt(`${folder}/${up}${path}`)]).toEqual([folder, path, 400]);
    },
  );

  test.each(['/./healthz', '/%2e/healthz', '/image\\..\\healthz', '/image/..', '\\healthz'])(
    'nor as %s',
    async (path) => {
      expect(await statusAt(path)).toBe(400);
    },
  );

  test('dots in a query lead nowhere and are let be', async () => {
    expect(await statusAt('/healthz?from=/a/../b')).toBe(200);
  });
});
