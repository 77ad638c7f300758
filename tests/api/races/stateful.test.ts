import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { takeSeat } from '#tests/server/games/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { burst, type Shot, tally } from './burst.ts';
import {
  callShot,
  cashOf,
  cents,
  expectSoundLedger,
  type Owner,
  openDoor,
  owner,
  postingsOf,
  roundShot,
} from './house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
});
afterAll(() => server.stop());

const selectSession = sql('race_session', 'SELECT id FROM session WHERE player_id = $1 AND ended_at IS NULL');
const seatedAt = async (player: Owner, gameId: string): Promise<string> => {
  const [row] = await server.ctx.db.query<{ id: string }>(selectSession, [player.id]);
  const caller = { playerId: player.id, sessionId: row?.id ?? '', email: player.email, confirmed: true };
  return (await takeSeat(server, caller, gameId)).sessionId;
};

type Round = { id: string; status: string; step: number; stake: string; payout: string; actions: unknown[] };
type Answer = { round: Round; balance: string };
const actShot = (player: Owner, sessionId: string, roundId: string, step: number, action: object): Shot => ({
  method: 'POST',
  path: routes.actRound.path.replace('{sessionId}', sessionId).replace('{roundId}', roundId),
  headers: { cookie: player.cookies() },
  body: { step, action },
});
const fifty = <T>(make: (index: number) => T): T[] => Array.from({ length: 50 }, (_, index) => make(index));

test('of 50 openings at once one is taken, and 50 of the same are one round', async () => {
  const player = await owner(server, 100_00n);
  const session = await seatedAt(player, 'mines');
  const bets = [{ spot: 'mines:3', amount: '1.00' }];
  const hits = await burst(
    server.origin,
    fifty(() => roundShot(player, session, bets)),
  );
  expect(tally(hits)).toEqual({ 200: 1, 409: 49 });
  expect(await cashOf(server, player.id)).toBe(99_00n);

  const other = await owner(server, 100_00n);
  const seat = await seatedAt(other, 'mines');
  const key = randomUUID();
  const same = await burst(
    server.origin,
    fifty(() => roundShot(other, seat, bets, key)),
  );
  expect(tally(same)).toEqual({ 200: 50 });
  expect(new Set(same.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  expect([await cashOf(server, other.id), await postingsOf(server, other.id, 'bet')]).toEqual([99_00n, 2]);
  await expectSoundLedger(server);
});

test('50 of the same action at once have one effect, beside bets, seeds and another action', async () => {
  const player = await owner(server, 100_00n);
  const session = await seatedAt(player, 'mines');
  const key = randomUUID();
  const bets = [{ spot: 'mines:1:1', amount: '10.00' }];
  const [opened] = await burst(server.origin, [roundShot(player, session, bets, key)]);
  expect(opened?.json).toMatchObject({ round: { status: 'open' }, balance: '90.00' });
  const hits = await burst(server.origin, [
    ...fifty(() => actShot(player, session, key, 0, { name: 'reveal', tile: 12 })),
    ...fifty(() => actShot(player, session, key, 1, { name: 'cash-out' })),
    ...Array.from({ length: 5 }, () => callShot(player, 'rotateSeed', {})),
  ]);
  const [revealed, cashed] = [hits.slice(0, 50), hits.slice(50, 100)];
  expect(tally(revealed)).toEqual({ 200: 50 });
  expect(tally(cashed)).toEqual({ 409: 50 });
  const answers = revealed.map(({ json }) => json as Answer);
  // Whoever asked after a rotation is told the revealed seed, too.
  const told = (answer: Answer | undefined) => ({ ...answer?.round, proof: undefined });
  for (const answer of answers) expect(told(answer)).toEqual(told(answers[0]));
  const { status, payout, actions } = answers[0]?.round ?? { status: '', payout: '0', actions: [] };
  expect([status, actions]).toEqual(['settled', [{ name: 'reveal', tile: 12 }]]);
  expect(await cashOf(server, player.id)).toBe(90_00n + cents(payout));
  await expectSoundLedger(server);
});

test.each([
  [{}, 400],
  [{ step: 0 }, 400],
  [{ step: -1, action: { name: 'reveal', tile: 1 } }, 400],
  [{ step: 0.5, action: { name: 'reveal', tile: 1 } }, 400],
  [{ step: 0, action: { tile: 1 } }, 400],
  [{ step: 0, action: { name: 'reveal', tile: 1 }, payout: '9.00' }, 400],
  [{ step: 0, action: { name: 'reveal', tile: { at: 1 } } }, 400],
  [{ step: 0, action: { name: 'reveal' } }, 422],
  [{ step: 0, action: { name: 'reveal', tile: 25 } }, 422],
  [{ step: 0, action: { name: 'reveal', tile: '1' } }, 422],
  [{ step: 0, action: { name: 'reveal', tile: 1, mines: [1] } }, 422],
  [{ step: 0, action: { name: 'cash-out' } }, 422],
  [{ step: 7, action: { name: 'reveal', tile: 1 } }, 409],
])('an action as %j is refused and changes nothing', async (body, status) => {
  const player = await owner(server, 10_00n);
  const session = await seatedAt(player, 'mines');
  const key = randomUUID();
  const [opened] = await burst(server.origin, [roundShot(player, session, [{ spot: 'mines:3', amount: '1.00' }], key)]);
  const placed = opened?.json as Answer;
  const path = routes.actRound.path.replace('{sessionId}', session).replace('{roundId}', key);
  const [hit] = await burst(server.origin, [{ method: 'POST', path, headers: { cookie: player.cookies() }, body }]);
  expect(hit?.status).toBe(status);
  const state = await player.must<{ openRound: Round }>('readGameSession', { params: { sessionId: session } });
  expect(state.openRound).toEqual(placed.round);
  expect(await cashOf(server, player.id)).toBe(9_00n);
});
