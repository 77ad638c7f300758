import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readText } from '#stores/calls/page-text.ts';

let server: Server;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url === '/late') return;
    res.writeHead(req.url === '/there' ? 200 : 404).end('words');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  // What a browser does: a path is asked of the page's own origin.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => realFetch(new URL(path, origin), init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

test('reads what is there', async () => {
  expect(await readText('/there')).toEqual({ ok: true, value: 'words' });
});

test('tells a page that is not there from an answer that did not come', async () => {
  expect(await readText('/gone')).toEqual({ ok: false, code: 'refused' });
  const stop = new AbortController();
  const late = readText('/late', stop.signal);
  stop.abort();
  expect(await late).toEqual({ ok: false, code: 'stopped' });
});

test.each(['//elsewhere.example/x', 'https://elsewhere.example', 'there', ''])(
  'asks no other site: %s',
  async (path) => {
    expect(await readText(path)).toEqual({ ok: false, code: 'refused' });
  },
);
