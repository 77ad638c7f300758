import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBets, readBetTotals, readRound } from '#contract/profile/history.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { sql } from '#server/db/db.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { betHistory, betProviders, betTotals } from '#server/services/games/bet-history.ts';
import { exportBets } from '#server/services/games/export-bets.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { readCsv } from '#tests/support/csv.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { addPlayer, fund, type House, hour, openHouse, sitDown, takeSeat } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('history pages newest first within a period and provider; a day as its end counts whole', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const ids: string[] = [];
  for (let day = 0; day < 3; day++) {
    const { sessionId } = await sitDown(house, player);
    for (let n = 0; n < 2; n++) {
      const roundId = randomUUID();
      await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'odd', amount: '1.00' }] });
      ids.unshift(roundId);
      house.passTime(60_000);
    }
    house.passTime(24 * hour);
  }
  const studio = await seatPlayer(house, player, 'EUR', 'Another Studio');
  await studio.bet('b1', 500n);

  const all = await betHistory(house.ctx, player, { size: 4, page: 0, provider: 'Meridian Tables' });
  expect(listBets.response.parse(all)).toEqual(all);
  expect([all.total, all.items.map(({ id }) => id)]).toEqual([6, ids.slice(0, 4)]);
  const rest = await betHistory(house.ctx, player, { size: 4, page: 1, provider: 'Meridian Tables' });
  expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(4));
  const second = await betHistory(house.ctx, player, { from: '2027-03-02', to: '2027-03-02', size: 20, page: 0 });
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect((await betHistory(house.ctx, player, { to: '2027-03-02T00:00:00Z', size: 20, page: 0 })).total).toBe(2);
  expect((await betHistory(house.ctx, player, { size: 20, page: 0 })).items[0]).toMatchObject({
    gameName: 'studio-slot',
    provider: 'Another Studio',
    stake: '5.00',
    payout: '0.00',
  });
  expect(await betProviders(house.ctx, player)).toEqual(['Another Studio', 'Meridian Tables']);
  const stranger = await addPlayer(house);
  expect(await betHistory(house.ctx, stranger, { size: 20, page: 0 })).toMatchObject({ items: [], total: 0 });
});

it('must-hold 28: a round is its player’s own; for anyone else there is none', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const { sessionId } = await sitDown(house, player);
  const roundId = randomUUID();
  await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'odd', amount: '1.00' }] });
  const record = await roundRecord(house.ctx, player, roundId);
  if (!record.ok) throw new Error(record.code);
  expect(readRound.response.parse(record.value)).toEqual(record.value);
  const stranger = await addPlayer(house);
  expect(await roundRecord(house.ctx, stranger, roundId)).toEqual({ ok: false, code: 'round_not_found' });
  expect(await roundRecord(house.ctx, player, randomUUID())).toEqual({ ok: false, code: 'round_not_found' });
});

const fileOf = async (parts: AsyncGenerator<string, void>): Promise<Record<string, string>[]> => {
  let text = '';
  for await (const part of parts) text += part;
  const [head = [], ...lines] = readCsv(text.replace('\ufeff', ''));
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])));
};

type BetLine = Awaited<ReturnType<typeof betHistory>>['items'][number];
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

it('totals and file are the pages of the list added up, to the cent, for any choice; demo is in none of them', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { sessionId } = await sitDown(house, player);
  const demo = await sitDown(house, await addPlayer(house), true);
  for (let n = 0; n < 25; n++) {
    const bets = [{ spot: n % 2 ? 'red' : 'straight:7', amount: (0.37 + n / 100).toFixed(2) }];
    await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    house.passTime(7 * 60_000);
  }
  expect(demo.demo).toBe(true);
  const own = await sitDown(house, player, true);
  await placeRound(house.ctx, player, {
    sessionId: own.sessionId,
    roundId: randomUUID(),
    bets: [{ spot: 'red', amount: '500.00' }],
  });
  const studio = await seatPlayer(house, player, 'EUR', 'Another Studio');
  await studio.bet('t1', 333n);
  await studio.win('t2', 1_001n);

  const day = house.ctx.clock.now().toISOString().slice(0, 10);
  const choices = [{}, { provider: 'Another Studio' }, { from: day, to: day }, { provider: 'Nobody' }];
  for (const choice of choices) {
    const lines: BetLine[] = [];
    for (let page = 0; page < 4; page++)
      lines.push(...(await betHistory(house.ctx, player, { ...choice, size: 10, page })).items);
    const totals = await betTotals(house.ctx, player, choice);
    expect(readBetTotals.response.parse(totals)).toEqual(totals);
    const sum = (of: (line: (typeof lines)[number]) => bigint) => lines.reduce((all, line) => all + of(line), 0n);
    const [stake, payout] = [sum((line) => cents(line.stake)), sum((line) => cents(line.payout))];
    const [line] = totals.currencies;
    expect(totals.currencies).toHaveLength(lines.length === 0 ? 0 : 1);
    if (line)
      expect([line.rounds, cents(line.stake), cents(line.payout), cents(line.net)]).toEqual([
        lines.length,
        stake,
        payout,
        payout - stake,
      ]);
    const file = await fileOf(exportBets(house.ctx, player, choice));
    expect(file.map((row) => [row['round_id'], row['stake'], row['return'], row['time_utc']])).toEqual(
      lines.map((row) => [row.id, row.stake, row.payout, row.at]),
    );
  }
});

it('what is older than twelve months is in no list, total or file, whatever is asked for, but still has its record', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const { sessionId } = await sitDown(house, player);
  const roundId = randomUUID();
  await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'odd', amount: '1.00' }] });
  const asked = { from: '1999-01-01' };
  expect(await betHistory(house.ctx, player, { ...asked, size: 20, page: 0 })).toMatchObject({ total: 1 });
  house.passTime(367 * 24 * hour);
  expect(await betHistory(house.ctx, player, { ...asked, size: 20, page: 0 })).toMatchObject({ total: 0, items: [] });
  const totals = await betTotals(house.ctx, player, asked);
  expect(totals).toMatchObject({ currencies: [] });
  expect(Date.parse(totals.from)).toBeGreaterThan(Date.parse('2027-01-01'));
  expect(await fileOf(exportBets(house.ctx, player, asked))).toEqual([]);
  expect(await betProviders(house.ctx, player)).toEqual([]);
  expect(await roundRecord(house.ctx, player, roundId)).toMatchObject({ ok: true });
});

it('a file of many pages has every round once, also those of one instant', async () => {
  const player = await addPlayer(house);
  await house.ctx.db.query(manyRounds, [player.playerId, house.ctx.clock.now(), 2_500]);
  const file = await fileOf(exportBets(house.ctx, player, {}));
  expect([file.length, new Set(file.map((row) => row['round_id'])).size]).toEqual([2_500, 2_500]);
});

const manyRounds = sql(
  'test_many_rounds',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
   SELECT gen_random_uuid(), $1, 'Any', 'any', 'EUR', 'settled', 100, 0, 100, 0, at, at
   FROM generate_series(1, $3::int) n, LATERAL (SELECT $2::timestamptz - (n / 700) * interval '1 microsecond' AS at) t`,
);

it('GLI-19 2.8.2: a record says its rules, its steps with their times, and its end', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const { sessionId } = await takeSeat(house, player, 'mines');
  const roundId = randomUUID();
  const opened = house.ctx.clock.now();
  const bets = [{ spot: 'mines:1', amount: '1.00' }];
  const placed = await placeRound(house.ctx, player, { sessionId, roundId, bets });
  expect(placed.ok && placed.value.round.status).toBe('open');
  house.passTime(60_000);
  const act = { sessionId, roundId, closedTo: null };
  let step = 0;
  for (const action of [{ name: 'reveal', tile: 3 }, { name: 'cash-out' }]) {
    await actRound(house.ctx, player, { ...act, step, action });
    house.passTime(60_000);
    step += 1;
  }
  const record = await roundRecord(house.ctx, player, roundId);
  if (!record.ok) throw new Error(record.code);
  expect(readRound.response.parse(record.value)).toEqual(record.value);
  const { round } = record.value;
  const times = [1, 2].slice(0, round.stepTimes.length).map((n) => new Date(opened.getTime() + n * 60_000));
  expect(round.stepTimes.length).toBeGreaterThan(0);
  expect(round).toMatchObject({
    status: 'settled',
    rulesVersion: String(findGame('mines')?.rulesVersion),
    stepTimes: times.map((at) => at.toISOString()),
  });
  expect(round.endedAt).toBe(round.stepTimes.at(-1));
});

it('a round at an outside studio’s game has the commands that moved its money', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const studio = await seatPlayer(house, player, 'EUR', 'Another Studio');
  await studio.bet('r1', 250n);
  await studio.win('r2', 400n);
  await fund(house, player, 'EUR', 1n);
  const { items } = await betHistory(house.ctx, player, { size: 20, page: 0 });
  const record = await roundRecord(house.ctx, player, items[0]?.id ?? '');
  if (!record.ok) throw new Error(record.code);
  expect(readRound.response.parse(record.value)).toEqual(record.value);
  expect(record.value.round).toMatchObject({
    status: 'studio',
    stake: '2.50',
    payout: '4.00',
    provider: 'Another Studio',
    commands: [
      { action: 'bet', amount: '2.50' },
      { action: 'win', amount: '4.00' },
    ],
  });
});
