import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { type HangingProxy, startHangingProxy } from '#tests/support/hanging-proxy.ts';
import { deposit, openRoulette, type Player, signUp } from '#tests/support/player.ts';
import { startSecond } from '#tests/support/second-server.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** The house, and a process of it whose way to the database can hang. */
let house: TestServer;
beforeAll(async () => {
  house = await startServer();
});
afterAll(() => house.stop());

/** What a call has from its first byte, and what a busy machine may need to say that it is over. */
const answerMs = 10_000;
const readyMs = 1_000;
const spareMs = 1_500;

type Told = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly wait: string | null;
  readonly ms: number;
};

const behindProxy = async () => {
  const proxy = await startHangingProxy(house.env['DATABASE_URL'] ?? '');
  const process = await startSecond({ env: { ...house.env, DATABASE_URL: proxy.url } });
  const ask = async (
    path: string,
    method: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<Told> => {
    const began = performance.now();
    const response = await fetch(process.origin + path, {
      method,
      headers: { origin: house.origin, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const told = JSON.parse(text || 'null') as Record<string, unknown>;
    return {
      status: response.status,
      body: told,
      wait: response.headers.get('retry-after'),
      ms: performance.now() - began,
    };
  };
  const by =
    (player: Player) =>
    (name: CallName, params: Record<string, string> = {}, body?: unknown, key?: string) =>
      ask(
        routes[name].path.replace(/\{(\w+)\}/g, (_, param: string) => params[param] ?? ''),
        routes[name].method,
        { cookie: player.cookies(), ...(key !== undefined && { 'idempotency-key': key }) },
        body,
      );
  const stop = async () => {
    await proxy.stop();
    await process.stop();
  };
  return { proxy, ask, by, stop } satisfies { proxy: HangingProxy } & Record<string, unknown>;
};

/** A player with 100.00 EUR at a roulette table. */
const seated = async () => {
  const player = await signUp(house.origin);
  await deposit(house.origin, player, '100');
  return { player, sessionId: await openRoulette(player) };
};
const bet = { bets: [{ spot: 'red', amount: '1.00' }] };

const rounds = sql(
  'test_deadline_rounds',
  `SELECT r.id, r.stake, r.payout FROM round r JOIN player p ON p.id = r.player_id WHERE p.email = $1`,
);
const deposits = sql(
  'test_deadline_deposits',
  'SELECT d.id FROM deposit d JOIN player p ON p.id = d.player_id WHERE p.email = $1',
);
const count = async (what: typeof rounds, { email }: Player) => (await house.ctx.db.query(what, [email])).length;

const isLate = ({ status, body, wait, ms }: Told, msMax: number) => {
  expect([status, body['code'], wait]).toEqual([503, 'unavailable', '5']);
  expect(ms).toBeLessThan(msMax + spareMs);
};

test.concurrent('a database that hangs holds no call for longer than its deadline, and /readyz for a second', async () => {
  const { player, sessionId } = await seated();
  const { proxy, ask, by, stop } = await behindProxy();
  try {
    const call = by(player);
    // Connections that stand already, as those of a running house.
    await Promise.all([call('readProfile'), call('listFunds'), call('readSaferPlay'), ask('/readyz', 'GET')]);
    proxy.hang('all');
    const [betKey, depositKey] = [randomUUID(), randomUUID()];
    const money = () =>
      Promise.all([
        call('placeRound', { sessionId }, bet, betKey),
        call('brpayDeposit', {}, { amount: '20', currency: 'EUR' }, depositKey),
      ]);
    const [ready, read, funds, stranger, moved] = await Promise.all([
      ask('/readyz', 'GET'),
      call('readProfile'),
      call('listFunds'),
      ask(routes.readSaferPlay.path, routes.readSaferPlay.method, { cookie: player.cookies() }),
      money(),
    ]);
    isLate(ready, readyMs);
    for (const told of [read, funds, stranger, ...moved]) isLate(told, answerMs);

    proxy.resume();
    // The same keys: whatever of the first try is still on its way counts once.
    const again = await money();
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('/readyz', 'GET')).status).toBe(200);
    expect(await Promise.all([count(rounds, player), count(deposits, player)])).toEqual([1, 2]);
    expect((await money()).map(({ body }) => body)).toEqual(again.map(({ body }) => body));
  } finally {
    await stop();
  }
});

test.concurrent('a bet whose answer never came is found by its key', async () => {
  const { player, sessionId } = await seated();
  const { proxy, by, stop } = await behindProxy();
  try {
    const call = by(player);
    await call('readProfile');
    proxy.hang('answers');
    const key = randomUUID();
    isLate(await call('placeRound', { sessionId }, bet, key), answerMs);
    proxy.resume();
    const again = await call('placeRound', { sessionId }, bet, key);
    expect(again.status).toBe(200);
    expect(await count(rounds, player)).toBe(1);
    const other = await player.call<Record<string, unknown>>('placeRound', { params: { sessionId }, body: bet, key });
    expect(other).toEqual({ status: 200, body: again.body });
    expect((await checkLedger(house.ctx.db)).isSound).toBe(true);
  } finally {
    await stop();
  }
});

test.concurrent('many slow statements are together no longer than one deadline, the look-up of the session among them', async () => {
  const { player } = await seated();
  const { proxy, by, stop } = await behindProxy();
  try {
    const call = by(player);
    await call('readProfile');
    proxy.slow(4_000);
    isLate(await call('brpayDeposit', {}, { amount: '20', currency: 'EUR' }, randomUUID()), answerMs);
  } finally {
    await stop();
  }
});

test.concurrent('a transaction that waits for a lock is given up with its call, and lets go of what it held', async () => {
  const { player, sessionId } = await seated();
  const { by, stop } = await behindProxy();
  try {
    const call = by(player);
    const key = randomUUID();
    const told = await house.ctx.db.transaction(async (tx) => {
      await tx.query(
        sql(
          'test_deadline_lock',
          'SELECT pg_advisory_xact_lock(1919, hashtext(id::text)) FROM player WHERE email = $1',
        ),
        [player.email],
      );
      const late = await call('placeRound', { sessionId }, bet, key);
      const waiting = sql(
        'test_deadline_waiting',
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      while ((await tx.query(waiting)).length > 0) await new Promise((later) => setTimeout(later, 50));
      return late;
    });
    isLate(told, answerMs);
    expect(await count(rounds, player)).toBe(0);
    expect((await call('placeRound', { sessionId }, bet, key)).status).toBe(200);
    expect(await count(rounds, player)).toBe(1);
  } finally {
    await stop();
  }
});
