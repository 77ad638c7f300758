import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { otlpTracing } from '#server/adapters/tracing/otlp-tracing.ts';
import { tracedDb } from '#server/adapters/tracing/traced-db.ts';
import { noTracing } from '#server/adapters/tracing/tracing.ts';
import { parseSettings } from '#server/config.ts';
import { sql } from '#server/db/db.ts';
import { openHouse } from '#server/open-house.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { signUp } from '#tests/support/player.ts';
import { startCollector } from './collector.ts';

const silent = () => undefined;

async function collector(status?: number) {
  const one = await startCollector(status);
  onTestFinished(one.stop);
  return one;
}

/** A house as `npm start` opens it, with its calls on a port. */
async function house(env: Record<string, string>) {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-traces-'));
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened = await openHouse(
    {
      NODE_ENV: 'test',
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'silent',
      RATE_SCALE: '1000',
      ...env,
    },
    silent,
  );
  server.on('request', opened.handleCall);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await opened.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, stop };
}

test('a call is a trace with its statements, a part of a proxy’s where that is trusted, and tells of nobody', async () => {
  const told = await collector();
  const { origin, stop } = await house({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${told.origin}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-house=a%20b',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const player = await signUp(origin);
  await player.must('listFunds');
  await fetch(`${origin}/account-service/nowhere?token=hush`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-forwarded-for': '203.0.113.9' },
  });
  await fetch(`${origin}/healthz`);
  await stop();

  expect(told.headers).toContain('a b');
  expect(told.resources[0]).toMatchObject({ 'service.name': 'faceup' });
  const served = told.spans.filter(({ kind }) => kind === 2);
  const balances = served.find(({ attributes }) => String(attributes['http.route']).endsWith('/profile/currency'));
  expect(balances?.name).toBe(`GET ${balances?.attributes['http.route']}`);
  expect(balances?.attributes).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
  const statements = told.spans.filter((one) => one.traceId === balances?.traceId && one.kind === 3);
  expect(statements.length).toBeGreaterThan(0);
  for (const one of statements) expect(one.attributes['db.system.name']).toBe('postgresql');
  expect(told.spans.find((one) => one.traceId === traceId)).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    kind: 2,
  });
  expect(told.spans.some(({ name }) => name === 'storeRates')).toBe(true);
  expect(served.some(({ attributes }) => attributes['http.route'] === '/healthz')).toBe(false);
  const all = told.bodies.join();
  for (const secret of [player.email, 'hush', '203.0.113.9']) expect(all).not.toContain(secret);
});

test('a stranger’s traceparent counts for nothing', async () => {
  const told = await collector();
  const { origin, stop } = await house({ OTEL_EXPORTER_OTLP_ENDPOINT: told.origin });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await fetch(`${origin}/account-service/nowhere`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await answer.text();
  await stop();
  expect(told.spans.some(({ kind }) => kind === 2)).toBe(true);
  expect(told.spans.some((one) => one.traceId === traceId)).toBe(false);
});

const settings = (endpoint: string, share = 1) => ({ endpoint, headers: {}, serviceName: 'one', share });

test('what is asked outside is a part by its host, and what fails is told by its kind alone', async () => {
  const told = await collector();
  const tracing = otlpTracing(settings(told.origin), silent);
  const failing = tracing.begin('work', 'internal', null, async () => {
    await (await fetch(`${told.origin}/gone?key=hush`)).text();
    throw new TypeError('the card 4111 was refused');
  });
  await expect(failing).rejects.toThrow('4111');
  // Of no work that is under way: nobody follows it.
  await (await fetch(`${told.origin}/`)).text();
  await tracing.close();
  const [asked, work] = told.spans;
  expect(told.spans).toHaveLength(2);
  expect(asked).toMatchObject({ name: `GET ${told.host}`, kind: 3, failed: true, parentSpanId: work?.spanId });
  expect(asked?.attributes['http.response.status_code']).toBe(410);
  expect(work).toMatchObject({ name: 'work', failed: true, attributes: { 'error.type': 'TypeError' } });
  expect(told.bodies.join()).not.toMatch(/hush|4111/);
});

test('a statement is told by its name, and only where something is under way', async () => {
  const told = await collector();
  const tracing = otlpTracing(settings(told.origin), silent);
  const asked: string[] = [];
  const kept: unknown[] = [];
  const query = async ({ name }: { name: string }, values: readonly unknown[]) => {
    asked.push(name);
    if (name === 'note_trace') kept.push(...values);
    return [];
  };
  const plain = { query, transaction: (work: (tx: unknown) => unknown) => work({ query }) } as never;
  const db = tracedDb(plain, tracing);
  const one = sql('one', 'SELECT $1');
  await db.query(one, ['alone']);
  await tracing.begin('work', 'internal', null, () => db.transaction((tx) => tx.query(one, ['hush'])));
  expect(tracing.ids()).toEqual({});
  await tracing.begin('more', 'internal', null, async () => expect(tracing.ids().trace_id).toMatch(/^[0-9a-f]{32}$/));
  await tracing.close();
  expect(asked).toEqual(['one', 'note_trace', 'one']);
  const [statement, transaction, work] = told.spans;
  expect(kept).toEqual([`00-${transaction?.traceId}-${transaction?.spanId}-01`]);
  expect([statement?.name, transaction?.name, work?.name]).toEqual(['one', 'transaction', 'work']);
  expect(statement?.parentSpanId).toBe(transaction?.spanId);
  expect(transaction?.parentSpanId).toBe(work?.spanId);
  expect(told.bodies.join()).not.toContain('hush');
  expect(tracedDb(plain, noTracing)).toBe(plain);
});

test('a share of nothing tells nothing, and a collector that refuses is noted once and stops nobody', async () => {
  const told = await collector();
  const none = otlpTracing(settings(told.origin, 0), silent);
  expect(await none.begin('work', 'internal', null, async () => 7)).toBe(7);
  await none.close();
  expect(told.spans).toEqual([]);
  const refusing = await collector(400);
  const reasons: string[] = [];
  const tracing = otlpTracing(settings(refusing.origin), (reason) => reasons.push(reason));
  expect(await tracing.begin('work', 'internal', null, async () => 8)).toBe(8);
  await tracing.close();
  expect(reasons).toHaveLength(1);
});

test('a collector that takes and never answers keeps nobody', { timeout: 10_000 }, async () => {
  const silentOne = createServer(() => undefined);
  await new Promise<void>((listening) => silentOne.listen(0, '127.0.0.1', listening));
  const { port } = silentOne.address() as AddressInfo;
  const tracing = otlpTracing(settings(`http://127.0.0.1:${port}`), silent);
  await tracing.begin('work', 'internal', null, async () => 9);
  const from = performance.now();
  await tracing.close();
  expect(performance.now() - from).toBeLessThan(5_000);
  silentOne.closeAllConnections();
  await new Promise((closed) => silentOne.close(closed));
});

test('settings are OpenTelemetry’s own, and headers are never said back', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318' };
  expect(parseSettings({}).tracing).toBeNull();
  expect(parseSettings({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=1,b=x%3Dy' }).tracing).toEqual({
    endpoint: 'https://collector.example:4318',
    headers: { a: '1', b: 'x=y' },
    serviceName: 'faceup',
    share: 1,
  });
  expect(parseSettings({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.25' }).tracing?.share).toBe(0.25);
  expect(() => parseSettings({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/from 0 to 1/);
  expect(() => parseSettings({ OTEL_EXPORTER_OTLP_HEADERS: 'hush' })).toThrow(/^(?!.*hush)/s);
});
