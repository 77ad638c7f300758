import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import { visitEveryMs } from '#domain/games/fishing/fishing-shared/timetable.ts';
import { sql } from '#server/db/db.ts';
import { closeSea } from '#server/services/shared/sea/sea.ts';
import { takeSeat } from '../../server/games/house.ts';
import { hearEvents } from '../../support/events.ts';
import { deposit, type Player, signUp } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** How far the house's clock is ahead of the machine's. */
let aheadMs = 0;
/** Goes on to a minute of the boss's five, and ten seconds more. */
const toMinute = (minute: number): void => {
  const wanted = minute * 60_000 + 10_000;
  aheadMs += (wanted - ((Date.now() + aheadMs) % visitEveryMs) + visitEveryMs) % visitEveryMs;
};

let server: TestServer;
let ada: Player;
let grace: Player;
beforeAll(async () => {
  server = await startServer({
    env: { PACE_QUICK_MS: '0' },
    parts: { clock: { now: () => new Date(Date.now() + aheadMs) } },
  });
  [ada, grace] = [await signUp(server.origin, 'Ada Byron'), await signUp(server.origin, 'Grace Hopper')];
  for (const player of [ada, grace]) await deposit(server.origin, player, '100');
});
afterAll(async () => {
  await closeSea(server.ctx);
  await server.stop();
});

const path = () => server.origin + routes.listenToSea.path;
const ids = sql(
  'test_sea_ids',
  'SELECT p.id, s.id AS session FROM player p JOIN session s ON s.player_id = p.id WHERE p.email = $1',
);
const sitDown = async (player: Player): Promise<string> => {
  const [row] = await server.ctx.db.query<{ id: string; session: string }>(ids, [player.email]);
  const session = { playerId: row?.id ?? '', sessionId: row?.session ?? '', email: player.email, confirmed: true };
  return (await takeSeat(server, session, 'fishing-shared')).sessionId;
};
const shoot = (player: Player, sessionId: string, spot: string) =>
  player.call('placeRound', { params: { sessionId }, body: { bets: [{ spot, amount: '1.00' }] }, key: randomUUID() });

test('a stranger hears nothing', async () => {
  expect((await hearEvents(path(), '')).status).toBe(401);
});

test('the sea is heard over the wire: a snapshot, one’s own seat, and a shot of somebody else once it is paid', async () => {
  const tables = [await sitDown(ada), await sitDown(grace)] as const;
  const stream = await hearEvents(path(), grace.cookies());
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await stream.next('sea')).toMatchObject({ seats: [{ name: 'G…' }], others: 0 });
  expect(await stream.next<{ seat: string }>('mine')).toMatchObject({ seat: expect.any(String) });
  expect((await shoot(ada, tables[0], 'fish-bream')).status).toBe(200);
  const { shots } = await stream.next<{ shots: { target: string }[] }>('shots');
  expect(shots).toMatchObject([{ target: 'bream' }]);
  const schema = calls.listenToSea.response;
  for (const event of stream.events) expect(schema.safeParse(event).success).toBe(true);
  stream.hangUp();
});

test('a shot at the kraken outside its timetable is a 409 that costs nothing, and one within it is played', async () => {
  const sessionId = await sitDown(ada);
  const balance = async () =>
    (await ada.must<{ balance: string }>('readGameSession', { params: { sessionId } })).balance;
  const before = await balance();
  toMinute(2);
  expect(await shoot(ada, sessionId, 'fish-kraken')).toMatchObject({ status: 409, body: { code: 'target_away' } });
  expect(await balance()).toBe(before);
  toMinute(0);
  expect(await shoot(ada, sessionId, 'fish-kraken')).toMatchObject({ status: 200, body: { round: { stake: '1.00' } } });
});

test('nobody’s other table is shot at the sea from, and no bet of another game is taken there', async () => {
  const sessionId = await sitDown(ada);
  expect(await shoot(grace, sessionId, 'fish-bream')).toMatchObject({ body: { code: 'game_session_invalid' } });
  for (const spot of ['target:bream', 'red', 'fish-bream:13-1'])
    expect(await shoot(ada, sessionId, spot)).toMatchObject({ body: { code: 'bet_invalid' } });
});
