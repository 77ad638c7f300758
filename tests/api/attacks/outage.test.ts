import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import {
  type AddressInfo,
  createServer,
  type NetConnectOpts,
  connect as openSocket,
  type Server,
  type Socket,
} from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { appListener } from '#server/open-house.ts';
import { burst, type Shot } from '#tests/api/races/burst.ts';
import {
  callShot,
  cashOf,
  cents,
  eventOf,
  expectSoundLedger,
  openDeposit,
  openDoor,
  owner,
  roundShot,
  seated,
  webhookShot,
} from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** A wire to PostgreSQL that can be cut, as when it restarts. */
type Wire = {
  readonly port: number;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
};

async function wireTo(database: NetConnectOpts): Promise<Wire> {
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = openSocket(database);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const listen = (at: number) => new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of open) socket.destroy();
    await closed;
  };
  return { port: own, cut, mend: () => listen(own), close: cut };
}

let server: TestServer;
let wire: Wire;
/** The same house, its database at the end of the wire. */
let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  const url = new URL(String(server.env['DATABASE_URL']));
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  wire = await wireTo(folder === null ? { host: url.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` });
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  const db = connect({ url: url.href, maxConnections: 8, connectMsMax: 2_000 });
  const listener = createHttpServer(appListener(createContext(server.ctx.config, db, server.ctx.log)).handleCall);
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  stop = async () => {
    listener.closeAllConnections();
    await new Promise((closed) => listener.close(closed));
    await db.close();
  };
});
afterAll(async () => {
  await stop();
  await wire.close().catch(() => undefined);
  await server.stop();
});

const ours = (shot: Shot): Shot => ({ ...shot, headers: { ...shot.headers, origin: server.origin } });

describe('case 40: while the database is away', () => {
  test('every call is 503 with Retry-After and says no word of why; afterwards all is well', async () => {
    const player = await owner(server, 100_00n);
    const session = await seated(player);
    const deposit = await openDeposit(player);
    const bets = [{ spot: 'red', amount: '1.00' }];
    const shots = () => [
      callShot(player, 'readProfile', undefined),
      callShot(player, 'listFunds', undefined),
      callShot(player, 'rotateSeed', {}),
      callShot(player, 'brpayDeposit', { amount: '30', currency: 'EUR' }, randomUUID()),
      callShot(player, 'signIn', { email: player.email, password: 'not the password', captcha: 'unsolved' }),
      roundShot(player, session, bets),
      webhookShot(server, eventOf(deposit)),
      { method: 'GET', path: '/readyz' },
      { method: 'GET', path: `/sandbox/pay/brpay/${deposit.reference}` },
    ];
    await burst(origin, shots().slice(0, 3).map(ours));
    await wire.cut();
    const hits = await burst(origin, shots().map(ours));
    expect(hits.map(({ status }) => status)).toEqual(hits.map(() => 503));
    for (const { head, body } of hits) {
      expect(head).toMatch(/^retry-after: 5/im);
      expect(body).not.toMatch(/ECONN|postgres|127\.0|\.ts|terminated/i);
    }
    expect((await burst(origin, [{ method: 'GET', path: '/healthz' }]))[0]?.status).toBe(200);
    await wire.mend();
    const after = await burst(origin, shots().map(ours));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 200, 200, 200, 200]);
    await expectSoundLedger(server);
  });

  test('a bet whose answer was cut off happened once or not at all, and its repetition says which', async () => {
    const player = await owner(server, 100_00n);
    const session = await seated(player);
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const bets = [{ spot: 'red', amount: '1.00' }];
    const shot = (key: string) => ours(roundShot(player, session, bets, key));
    const running = burst(origin, keys.map(shot));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await wire.cut();
    const first = await running;
    expect(first.every(({ status }) => status === 200 || status === 503)).toBe(true);
    await wire.mend();
    type Placed = { round: { stake: string; payout: string; proof: { nonce: number } } };
    const again = await burst(origin, keys.map(shot));
    expect(again.map(({ status }) => status)).toEqual(keys.map(() => 200));
    const rounds = again.map(({ json }) => (json as Placed).round);
    // What was answered before the cut is what is answered now.
    for (const [index, { status, json }] of first.entries())
      if (status === 200) expect((json as Placed).round).toEqual(rounds[index]);
    expect(new Set(rounds.map(({ proof }) => proof.nonce)).size).toBe(60);
    const oracle = rounds.reduce((sum, { stake, payout }) => sum - cents(stake) + cents(payout), 100_00n);
    expect(await cashOf(server, player.id)).toBe(oracle);
    await expectSoundLedger(server);
  });
});

describe('case 40: a client that hangs up', () => {
  test.each([
    ['in the middle of its body', -1],
    ['before the answer', 0],
  ])('%s leaves a bet whole or undone, and the process alive', async (_, missing) => {
    const player = await owner(server, 100_00n);
    const session = await seated(player);
    const { port, hostname } = new URL(server.origin);
    const body = JSON.stringify({ bets: [{ spot: 'red', amount: '1.00' }] });
    for (let time = 0; time < 20; time++) {
      const { method, path, headers } = roundShot(player, session, []);
      const head = {
        ...headers,
        host: 'x',
        origin: server.origin,
        'content-type': 'application/json',
        'content-length': String(body.length),
      };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      const socket = openSocket(Number(port), hostname);
      socket.on('error', () => undefined);
      const bytes = `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
      await new Promise((sent) => socket.write(bytes.slice(0, bytes.length + missing), sent));
      socket.destroy();
    }
    const { status } = await player.call('placeRound', {
      params: { sessionId: session },
      body: JSON.parse(body),
      key: randomUUID(),
    });
    expect(status).toBe(200);
    // A bet whose caller has gone may still be under way: history and balance agree once the last one is through.
    await vi.waitFor(
      async () => {
        const { total, items } = await player.must<{ total: number; items: { stake: string; payout: string }[] }>(
          'listBets',
          { query: { size: '100' } },
        );
        if (missing < 0) expect(total).toBe(1);
        const oracle = items.reduce((sum, { stake, payout }) => sum - cents(stake) + cents(payout), 100_00n);
        expect(await cashOf(server, player.id)).toBe(oracle);
      },
      { timeout: 15_000 },
    );
    await expectSoundLedger(server);
  });

  test('in the middle of an answer harms nobody', async () => {
    const { port, hostname } = new URL(server.origin);
    for (let time = 0; time < 20; time++) {
      const socket = openSocket(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write('GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n');
      await new Promise((first) => socket.once('data', first));
      socket.resetAndDestroy();
    }
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });
});
