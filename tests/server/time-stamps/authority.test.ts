import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { askOverNetwork } from '#server/adapters/time-stamps/ask.ts';
import { createTimeStamps, stampsBy } from '#server/adapters/time-stamps/create-time-stamps.ts';
import { certificatesIn } from '#server/common/time-stamp/verify-stamp.ts';
import { ConfigError } from '#server/config.ts';
import { answerStampRequest } from '#server/sandbox/stamp-desk.ts';
import { type StampKeys, stampKeys } from '#server/sandbox/stamp-keys.ts';
import { data, keys, moment } from './kit.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

let drawn = 0;
const outsideAt = (now: Date) => ({
  clock: { now: () => now },
  random: {
    bytes: (count: number) => {
      drawn += 1;
      return new Uint8Array(count).fill(drawn);
    },
  },
});

const listen = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`;
};
/** An authority over http that answers a request with these bytes. */
const answering = (
  answer: (request: Uint8Array) => Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
) =>
  listen(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const isAsked = request.method === 'POST' && request.headers['content-type'] === 'application/timestamp-query';
    response.writeHead(isAsked ? status : 400, { 'content-type': 'application/timestamp-reply', ...headers });
    response.end(answer(new Uint8Array(Buffer.concat(parts))));
  });
const stamping =
  (by: StampKeys = keys, at = moment) =>
  (request: Uint8Array) =>
    answerStampRequest(request, by, outsideAt(at));
const ask = async (url: string, msMax?: number, policy: string | null = null) => {
  const terms = { ask: askOverNetwork(url, msMax), trusted: certificatesIn(keys.authority), policy, isSandbox: false };
  const stamp = await stampsBy(terms, outsideAt(moment)).stamp(data);
  return stamp.ok ? stamp.value.at : stamp.code;
};

test('an authority is asked over http, and its stamp is verified', async () => {
  expect(await ask(await answering(stamping()))).toBe(moment.getTime());
});

test('the answer to another request is refused', async () => {
  let former: Uint8Array | undefined;
  const url = await answering((request) => {
    former ??= stamping()(request);
    return former;
  });
  expect(await ask(url)).toBe(moment.getTime());
  expect(await ask(url)).toBe('other_nonce');
});

test('a stamp of another authority, of another moment, by another policy or none at all is refused', async () => {
  expect(await ask(await answering(stamping(stampKeys('b'.repeat(64)))))).toBe('untrusted');
  expect(await ask(await answering(stamping(keys, new Date(moment.getTime() - 3_600_000))))).toBe('wrong_moment');
  expect(await ask(await answering(stamping(keys, new Date(moment.getTime() + 3_600_000))))).toBe('wrong_moment');
  expect(await ask(await answering(stamping()), undefined, '1.2.3.4')).toBe('rejected');
  expect(await ask(await answering((request) => stamping()(request).subarray(0, 200)))).toBe('malformed');
  expect(await ask(await answering(() => new Uint8Array()))).toBe('malformed');
});

test('an answer that is too long, of another type, an error or a redirect is not read', async () => {
  expect(await ask(await answering(() => new Uint8Array(48 * 1024)))).toBe('malformed');
  expect(await ask(await answering(() => new Uint8Array(48 * 1024 + 1)))).toBe('too_long');
  expect(await ask(await answering(stamping(), { 'content-type': 'text/html' }))).toBe('away');
  expect(await ask(await answering(stamping(), {}, 503))).toBe('away');
  const elsewhere = await answering(stamping());
  const first = server;
  expect(await ask(await answering(stamping(), { location: elsewhere }, 307))).toBe('away');
  first?.close();
});

test('an authority that is silent, or not there, is away', async () => {
  const silent = await listen(() => undefined);
  expect(await ask(silent, 100)).toBe('away');
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
  expect(await ask(silent)).toBe('away');
});

test('the settings name it, else the sandbox plays it, else nobody stamps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'time-stamps-'));
  const secrets = { cardWebhook: 'c'.repeat(64) };
  const outside = outsideAt(moment);
  const create = (timeStamps: Parameters<typeof createTimeStamps>[0]['timeStamps'], sandbox: boolean) =>
    createTimeStamps({ timeStamps, sandbox, secrets }, outside);
  try {
    const caFile = join(folder, 'ca.pem');
    writeFileSync(caFile, `Of our authority\n${keys.authority}`);
    const url = await answering(stamping());
    expect(await create({ url, caFile, policy: null }, true)?.stamp(data)).toMatchObject({ ok: true });
    expect(create({ url, caFile, policy: null }, true)?.isSandbox).toBe(false);
    expect(await create(null, true)?.stamp(data)).toMatchObject({ ok: true, value: { at: moment.getTime() } });
    expect(create(null, true)?.isSandbox).toBe(true);
    expect(create(null, false)).toBeNull();
    writeFileSync(caFile, 'no certificate');
    expect(() => create({ url, caFile, policy: null }, true)).toThrow(ConfigError);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
