import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsideShelf, picture } from '#tests/support/pictures.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const greedy = '192.0.2.1';
const wanted = Array.from({ length: 300 }, (_, at) => `Game${at}`);
let open = () => {};
const opened = new Promise<void>((resolve) => {
  open = resolve;
});
const asked: string[] = [];

let server: TestServer;
beforeAll(async () => {
  const bytes = await picture(32, 32, 'webp');
  server = await startServer({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    parts: {
      catalogue: outsideShelf(...wanted, 'Other'),
      ownPictures: { drawn: async () => null, original: async () => null },
      pictureHosts: {
        original: async (path) => {
          asked.push(path);
          await opened;
          return { ok: true, bytes };
        },
      },
    },
  });
});
afterAll(() => server.stop());

const statusOf = async (image: string, visitor: string): Promise<number> => {
  const headers = { accept: 'image/webp', 'x-forwarded-for': visitor };
  const answer = await fetch(`${server.origin}/image/16/i/s3/outside/${image}.webp`, { headers });
  await answer.arrayBuffer();
  return answer.status;
};

describe('one visitor who asks for every picture at once', () => {
  test('takes nobody’s place in the line, nor loses any', async () => {
    const theirs = wanted.map((image) => statusOf(image, greedy));
    while (asked.length < 8) await pause(5);
    // Time for the others to arrive, so that a common line would be full by now.
    await pause(500);
    const another = statusOf('Other', '198.51.100.7');
    await pause(50);
    open();
    expect(await another).toBe(200);
    expect(new Set(await Promise.all(theirs))).toEqual(new Set([200]));
  }, 60_000);
});
