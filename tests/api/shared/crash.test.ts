import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import { isLinkOf, saltedDraw } from '#domain/fairness/hash-chain.ts';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { game as crash } from '#domain/games/crash/rules.ts';
import { sql } from '#server/db/db.ts';
import { insertLaunchToken } from '#server/db/queries/games.ts';
import { endDeadStreams } from '#server/services/identity/player-streams.ts';
import { hashToken, newToken } from '#server/services/identity/tokens.ts';
import { linkAt } from '#server/services/shared/chains.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { layChain, salt } from '../../server/shared/table.ts';
import { type EventsHeard, hearEvents } from '../../support/events.ts';
import { deposit, type Player, signUp } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let ada: Player;
let grace: Player;
beforeAll(async () => {
  server = await startServer();
  await layChain(server, [140, 160], [300, 400]);
  [ada, grace] = [await signUp(server.origin, 'Ada Byron'), await signUp(server.origin, 'Grace Hopper')];
  await deposit(server.origin, ada, '100');
});
afterAll(async () => {
  await closeRooms(server.ctx);
  await server.stop();
});

const ids = sql(
  'test_ids',
  'SELECT p.id, s.id AS session FROM player p JOIN session s ON s.player_id = p.id WHERE p.email = $1',
);
/** Opens a crash session; the token comes from the database, the session from the call. */
const sitDown = async (player: Player, demo = false): Promise<string> => {
  const [row] = await server.ctx.db.query<{ id: string; session: string }>(ids, [player.email]);
  const token = newToken(server.ctx.random);
  const end = new Date(Date.now() + 60_000);
  await server.ctx.db.query(insertLaunchToken, [
    hashToken(token),
    row?.id,
    row?.session,
    'Common Hour',
    'crash',
    'EUR',
    demo,
    10n,
    50_000n,
    1_000_000n,
    end,
  ]);
  return (await player.must<{ sessionId: string }>('openGameSession', { body: { token } })).sessionId;
};
const listen = (player: Player): Promise<EventsHeard> =>
  hearEvents(server.origin + routes.listenToCrash.path, player.cookies());

type Recorded = { proof: unknown; bets: unknown; actions: unknown[]; outcome: unknown };
type Answer = { stake: { id: string; left: string | null; status: string }; balance: string };
const place = (player: Player, sessionId: string, spot: string) =>
  player.must<Answer>('placeCrashStake', {
    params: { sessionId },
    body: { bets: [{ spot, amount: '1.00' }] },
    key: randomUUID(),
  });

/** Every text in there, every run of hex digits of a link's length, and what hashing makes of them. */
const candidatesIn = (text: string): string[] => {
  const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? '');
  const runs = [...text.matchAll(/[0-9a-f]{64,}/g)].flatMap(([run]) =>
    Array.from({ length: run.length - 63 }, (_, start) => run.slice(start, start + 64)),
  );
  const hash = (value: string) => createHash('sha256').update(value).digest('hex');
  const known = [...new Set([...strings, ...runs])];
  const once = known.map(hash);
  return [...known, ...once, ...once.map(hash)];
};

test('a stranger hears nothing', async () => {
  const stream = await hearEvents(server.origin + routes.listenToCrash.path, '');
  expect(stream.status).toBe(401);
});

test('a round is heard from its opening to its end, which nothing before it betrays', async () => {
  const stream = await listen(ada);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
  await stream.next('betting');
  const [sessionId, demoSession] = [await sitDown(ada), await sitDown(grace, true)];
  const own = await place(ada, sessionId, 'auto:1.20');
  const play = await place(grace, demoSession, 'manual');
  const answers: unknown[] = [own, play];
  await stream.next('started');
  const [row] = await server.ctx.db.query<{ starts_at: Date }>(
    sql('test_starts', 'SELECT starts_at FROM shared_round WHERE index = 1'),
  );
  for (const name of ['readCrashStake', 'readFairness', 'listBets', 'listSharedChains', 'readRound'] as const)
    answers.push((await ada.call(name, { params: { stakeId: own.stake.id, gameId: 'crash', id: own.stake.id } })).body);
  answers.push((await ada.call('readGameSession', { params: { sessionId } })).body);
  answers.push((await ada.call('listTableRounds', { params: { sessionId } })).body);
  const left = await grace.must<Answer>('cashOutCrashStake', { params: { stakeId: play.stake.id } });
  answers.push(left);
  expect(left.stake).toMatchObject({ status: 'won' });
  const late = await listen(grace);
  expect(await late.next('mine')).toMatchObject({ stake: { id: play.stake.id, status: 'won' } });
  const told = JSON.stringify(answers) + stream.text() + late.text();
  expect(await stream.next('ended')).toBeDefined();
  const before = told + stream.text().slice(0, stream.text().indexOf('"type":"ended"'));

  const link = await linkAt(server.ctx, 'crash', 1, 1);
  const lasts = commonCrash.lastsMs({ link, salt, index: 1 });
  const commitment = /"commitment":"([0-9a-f]{64})"/.exec(stream.text())?.[1] ?? '';
  const candidates = candidatesIn(before);
  expect(candidates.length).toBeGreaterThan(100);
  const draw = saltedDraw(link, salt);
  expect(candidates.filter((one) => isLinkOf(commitment, 1, one))).toEqual([]);
  expect(candidates.filter((one) => saltedDraw(one, salt) === draw || saltedDraw(salt, one) === draw)).toEqual([]);
  expect(before).not.toContain(link.slice(0, 16));
  expect(before).not.toMatch(new RegExp(`\\b${lasts}\\b`));
  expect(before).not.toContain(new Date((row?.starts_at.getTime() ?? 0) + lasts).toISOString());

  const end = await stream.next<{ result: { link: string; outcome: { point: string } } }>('ended');
  expect(isLinkOf(commitment, 1, end.result.link)).toBe(true);
  expect(end.result.outcome).toEqual(commonCrash.outcomeOf({ link, salt, index: 1 }));
  const ticks = stream.events.filter(({ type }) => type === 'tick').map(({ elapsedMs }) => Number(elapsedMs));
  expect(ticks.length).toBeGreaterThan(10);
  expect(Math.max(...ticks)).toBeLessThan(lasts);
  expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));

  // The record says the same, and the rules compute it again from its proof.
  await stream.next('betting', 'again');
  const { round } = await ada.must<{ round: Recorded }>('readRound', { params: { id: own.stake.id } });
  expect(round).toMatchObject({ status: 'settled', payout: '1.20', outcome: end.result.outcome });
  expect(round.proof).toEqual({ kind: 'chain', chain: 'crash-1', commitment, salt, index: 1, link });
  const bets = crash.parseBets(round.bets, 'EUR');
  const again = bets.ok ? crash.settle(bets.value, { link, salt, index: 1 }, round.actions) : bets;
  expect(again).toMatchObject({ ok: true, value: { payoutMinor: 120n, outcome: round.outcome } });

  // Real stakes alone are everybody’s to see.
  const names = [...stream.text().matchAll(/"name":"([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(names)).toEqual(new Set(['Ad***']));
  const schema = calls.listenToCrash.response;
  for (const event of [...stream.events, ...late.events]) expect(schema.safeParse(event).error?.issues).toBeUndefined();
  late.hangUp();
  stream.hangUp();
});

test('whoever signs out hears no more (must-hold 23)', async () => {
  const stream = await listen(grace);
  await stream.next('table');
  await grace.must('signOut');
  await endDeadStreams(server.ctx);
  await stream.over;
  expect((await listen(grace)).status).toBe(401);
});

test('one player has ten streams at most', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => listen(ada)));
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await Promise.all(all.map((stream) => stream.next('table')));
  expect(await (await fetch(`${server.origin}/metrics`)).text()).toContain('faceup_listeners{game="crash"} 10');
  expect((await listen(ada)).status).toBe(409);
  for (const stream of all) stream.hangUp();
});

test('a stop ends the streams', async () => {
  const player = await signUp(server.origin);
  const stream = await listen(player);
  await stream.next('table');
  await closeRooms(server.ctx);
  await stream.over;
  expect(stream.text()).toContain('retry: 1000');
});
