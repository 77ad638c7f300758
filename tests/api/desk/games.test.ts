import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { noteDrift } from '#server/db/queries/returns.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let gus: Clerk;
let fin: Clerk;
beforeAll(async () => {
  server = await startServer();
  [gus, fin] = [await hire(server, 'games'), await hire(server, 'finance')];
  const day = `INSERT INTO game_return (day, game_id, game_version, currency, kind, rounds, staked, returned, expected, variance,
    largest_win, largest_stake) VALUES ('2027-01-01', 'roulette-european', '1', 'EUR', 'straight', 10000, 1000000, 990000, 972973,
    1000000, 3600, 100), ('2027-01-01', 'roulette-european', '1', 'EUR', '', 9, 900, 0, NULL, NULL, NULL, NULL)`;
  await server.ctx.db.query(sql('test_return_day', day));
  const drift = ['roulette-european', '1', 'EUR', 'straight', 'above', '2027-01-01', new Date()];
  await server.ctx.db.query(noteDrift, drift);
});
afterAll(() => server.stop());

type Returns = {
  rows: { kind: string; measured: number; theory: number | null; deviations: number | null }[];
  drifts: { settled: { found: string; by: string } | null }[];
};

it('shows what games returned beside theory, and what waits for somebody to look into', async () => {
  const { rows, drifts } = await fin.must<Returns>('listReturns');
  expect(rows.find(({ kind }) => kind === 'straight')).toMatchObject({
    measured: 0.99,
    theory: 0.972973,
    deviations: 17.027,
  });
  // Of rounds of several bets there is no theory.
  expect(rows.find(({ kind }) => kind === '')).toMatchObject({ measured: 0, theory: null, deviations: null });
  expect(drifts).toMatchObject([{ game: 'roulette-european', direction: 'above', settled: null }]);
});

it('is settled once, by who may, with what was found', async () => {
  const body = { game: 'roulette-european', kind: 'straight', reason: 'a long run, within a year’s chance' };
  const settle = (clerk: Clerk) => clerk.call<{ code?: string }>('settleReturn', { body });
  expect((await settle(fin)).body.code).toBe('act_not_allowed');
  const both = await Promise.all([settle(gus), settle(gus)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const { drifts } = await fin.must<Returns>('listReturns');
  expect(drifts[0]?.settled).toEqual({ found: body.reason, by: gus.name });
  expect((await loggedActs(server)).findLast(({ act }) => act === 'returns.settle')).toMatchObject({
    reason: body.reason,
    name: gus.name,
  });
});
