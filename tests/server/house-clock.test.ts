import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '#server/db/db.ts';
import { ClockSkewed, createHouseClock, type HouseClock } from '#server/house-clock.ts';
import { type House, openHouse } from '#server/open-house.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deposit, openRoulette, signUp } from '#tests/support/player.ts';

const hourMs = 3_600_000;

let database: TestDatabase;
let dataDir: string;
let server: Server;
let origin: string;
let house: House | undefined;
beforeAll(async () => {
  database = await freshDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'faceup-clock-'));
  server = createServer((request, response) => house?.handleCall(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await house?.close();
  house = undefined;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const open = () =>
  openHouse(
    {
      NODE_ENV: 'test',
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'silent',
      RATE_SCALE: '1000',
    },
    () => undefined,
    {},
    { isGuest: true },
  );
const RealDate = Date;
/** From now on the process's own clock is so much ahead, and the database's is not. */
const setAhead = (ms: number) => {
  class Ahead extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Ahead.now()] : given) as [number]));
    }
    static override now = () => RealDate.now() + ms;
    static override [Symbol.hasInstance] = (one: unknown) => one instanceof RealDate;
  }
  vi.stubGlobal('Date', Ahead);
};
const databaseNow = async (): Promise<number> => {
  const [row] = await database.db.query<{ at: Date }>(sql('test_clock_now', 'SELECT clock_timestamp() AS at'));
  return row?.at.getTime() ?? 0;
};

test.each([25 * hourMs, 4_000, -4_000])(
  'a start whose clock is %i ms ahead is refused, and told both times',
  async (ms) => {
    setAhead(ms);
    const refused = await open().then(
      () => 'started',
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ClockSkewed);
    const [, own = '', theirs = ''] = /it is (\S+), the database (\S+): .* s apart\..*NTP/.exec(String(refused)) ?? [];
    expect(Math.abs(Date.parse(own) - Date.parse(theirs) - ms)).toBeLessThan(500);
    expect(Math.abs(Date.parse(theirs) - (await databaseNow()))).toBeLessThan(60_000);
  },
);

test('one that is a second ahead starts', async () => {
  setAhead(1_000);
  house = await open();
  expect(Math.abs(house.ctx.clock.now().getTime() - (await databaseNow()))).toBeLessThan(500);
});

test('a clock that jumps 25 hours while the house runs raises no limit, dates no bet and ends no session', async () => {
  house = await open();
  const player = await signUp(origin);
  await deposit(origin, player, '100');
  const sessionId = await openRoulette(player);
  const limit = { kind: 'stake', period: 'DAY' } as const;
  await player.must('setLimit', { body: { ...limit, value: '10' } });
  await player.must('setLimit', { body: { ...limit, value: '50' } });

  setAhead(25 * hourMs);
  const errors: unknown[] = [];
  await (house.ctx.clock as HouseClock).look({ error: (...told: unknown[]) => void errors.push(told) });

  const { code } = (await player.call<{ code: string }>('confirmLimit', { body: limit })).body;
  expect(code).toBe('limit_not_due');
  const bet = { bets: [{ spot: 'red', amount: '1.00' }] };
  const { round } = await player.must<{ round: { at: string } }>('placeRound', {
    params: { sessionId },
    body: bet,
    key: randomUUID(),
  });
  expect(Math.abs(Date.parse(round.at) - (await databaseNow()))).toBeLessThan(10_000);
  const tooMuch = { bets: [{ spot: 'red', amount: '20.00' }] };
  const over = await player.call<{ code: string }>('placeRound', {
    params: { sessionId },
    body: tooMuch,
    key: randomUUID(),
  });
  expect(over.body.code).toBe('limit_reached');
  expect((await player.call('readProfile')).status).toBe(200);

  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const [, seconds] = /^faceup_clock_skew_seconds (\S+)$/m.exec(metrics) ?? [];
  expect(Math.abs(Number(seconds) - 90_000)).toBeLessThan(2);
  expect(errors).toEqual([
    [expect.objectContaining({ skewSeconds: expect.any(Number) }), 'the clock of this process is not the database’s'],
  ]);
});

test('the house goes by its clock while the database is away, and by the database’s when it is back', async () => {
  const clock = await createHouseClock(database.db);
  let atMs = 0;
  const moved = { ...database.db, query: async () => [{ at: new Date((await databaseNow()) + atMs) }] as never };
  const ahead = await createHouseClock(moved);
  expect(Math.abs(ahead.now().getTime() - clock.now().getTime())).toBeLessThan(500);
  atMs = 60_000;
  const told: unknown[] = [];
  await ahead.look({ error: (...words: unknown[]) => void told.push(words) });
  expect(Math.abs(ahead.now().getTime() - clock.now().getTime() - 60_000)).toBeLessThan(500);
  expect(told).toHaveLength(1);
});
