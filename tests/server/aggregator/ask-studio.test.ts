import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askStudio } from '#server/adapters/aggregator/ask-studio.ts';

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
let asked: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    request.resume();
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (msMax = 10_000) => {
  asked = 0;
  return askStudio({ url, headers: {}, body: '{}', msMax, bytesMax: 100_000 });
};
const breakOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '9' }).write('[');
  setTimeout(() => response.destroy(), 20);
};
const drip = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

it.each<[string, (response: ServerResponse) => void]>([
  ['never answers', () => undefined],
  ['begins and never ends', (response) => void response.writeHead(200).write('[')],
  ['answers a letter at a time', drip],
])('waits no longer than it may for one that %s', async (_, slow) => {
  answer = slow;
  const began = performance.now();
  await expect(ask(400)).rejects.toThrow(/^TimeoutError$/);
  expect(performance.now() - began).toBeLessThan(5_000);
});

it.each<[string, (response: ServerResponse) => void, RegExp]>([
  [
    'more than it may, which came as little',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000, ' '))),
    /^the answer is too long$/,
  ],
  ['a depth that nobody can read', (response) => response.end('['.repeat(90_000)), /^(?:no JSON|RangeError)$/],
  ['what is no UTF-8', (response) => response.end(Buffer.from([0x22, 0xff, 0x00, 0x22])), /^no JSON$/],
  ['nothing', (response) => response.end(), /^no JSON$/],
  ['a body that breaks off', breakOff, /^[A-Za-z]*Error$/],
  ['what is not said to be its own', (response) => response.writeHead(206).end('[]'), /^status 206$/],
])('takes no answer of %s', async (_, say, reason) => {
  answer = say;
  await expect(ask()).rejects.toThrow(reason);
});

it.each([301, 302, 307, 308])('follows nobody elsewhere by a %i, and sends nothing there', async (status) => {
  answer = (response) => response.writeHead(status, { location: url }).end();
  await expect(ask()).rejects.toThrow(`status ${status}`);
  expect(asked).toBe(1);
});
