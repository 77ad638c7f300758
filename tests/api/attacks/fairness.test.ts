import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { spin } from '#domain/games/roulette/roulette-european/rules.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { sql } from '#server/db/db.ts';
import { appListener } from '#server/open-house.ts';
import { burst, tally } from '#tests/api/races/burst.ts';
import {
  callShot,
  cashOf,
  cents,
  expectSoundLedger,
  nextPocket,
  type Owner,
  openDoor,
  owner,
  roundShot,
  seated,
} from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
/** A second process of the same house: same database and secrets, hints of its own. */
let second: { origin: string; stop: () => Promise<void> };
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  const db = connect({ url: String(server.env['DATABASE_URL']), maxConnections: 10 });
  const listener = createServer(appListener(createContext(server.ctx.config, db, server.ctx.log)).handleCall);
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const address = listener.address();
  second = {
    origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    stop: async () => {
      listener.closeAllConnections();
      await new Promise((closed) => listener.close(closed));
      await db.close();
    },
  };
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

type Round = {
  id: string;
  proof: { nonce: number; serverSeedHash: string; clientSeed: string };
  outcome: { number: number };
  stake: string;
  payout: string;
};
type Rotated = { revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number } };
const red = [{ spot: 'red', amount: '1.00' }];
const play = (player: Owner, session: string, bets: unknown = red, key: string = randomUUID()) =>
  player.call<{ round: Round; code: string; facts: object }>('placeRound', {
    params: { sessionId: session },
    body: { bets },
    key,
  });

describe('case 34: a client seed', () => {
  test.each(['', ' ', null])('%j is none: the house makes one', async (clientSeed) => {
    const player = await owner(server);
    expect((await player.call('rotateSeed', { body: { clientSeed } })).status).toBe(200);
    const { clientSeed: made } = await player.must<{ clientSeed: string }>('readFairness');
    expect(made.trim()).not.toBe('');
  });

  test.each(['a b', 'a:b', 'seed\n', 'ä', '\u202eabc', 'x'.repeat(65), '😀', '\u0000'])(
    '%j is refused',
    async (clientSeed) => {
      const player = await owner(server);
      const before = await player.must('readFairness');
      expect((await player.call('rotateSeed', { body: { clientSeed } })).status).toBe(400);
      expect(await player.must('readFairness')).toEqual(before);
    },
  );

  test.each(['__proto__', "';--", '%00', '$1', '{"a",1}', '<b>', '0', 'NaN', '-1', 'x'.repeat(64)])(
    '%j is text like any other',
    async (clientSeed) => {
      const player = await owner(server, 10_00n);
      await player.must('rotateSeed', { body: { clientSeed } });
      const { body } = await play(player, await seated(player));
      expect([body.round.proof.clientSeed, body.round.proof.nonce]).toEqual([clientSeed, 0]);
      const { revealed } = await player.must<Rotated>('rotateSeed', { body: {} });
      const stream = createStream({ serverSeed: revealed.serverSeed, clientSeed, nonce: 0 });
      expect(spin(stream)).toBe(body.round.outcome.number);
    },
  );
});

test('two processes never play one nonce twice, and each round is what its revealed seed says', async () => {
  const player = await owner(server, 100_00n);
  const session = await seated(player);
  const shots = Array.from({ length: 25 }, () => roundShot(player, session, red));
  // The second process stands behind the same public origin.
  const own = shots.map((shot) => ({ ...shot, headers: { ...shot.headers, origin: server.origin }, path: shot.path }));
  const rotations = Array.from({ length: 3 }, () => callShot(player, 'rotateSeed', {}));
  const [here, there] = await Promise.all([
    burst(server.origin, [...shots.slice(0, 12), ...rotations]),
    burst(second.origin, own.slice(12)),
  ]);
  const rounds = [...here.slice(0, 12), ...there].map(({ json }) => (json as { round: Round }).round);
  expect(tally([...here, ...there])).toEqual({ 200: 28 });
  expect(new Set(rounds.map(({ proof: { serverSeedHash, nonce } }) => `${serverSeedHash}:${nonce}`)).size).toBe(25);
  const last = await player.must<Rotated>('rotateSeed', { body: {} });
  const seeds = new Map(
    [...here.slice(12).map(({ json }) => json as Rotated), last].map(({ revealed }) => [
      revealed.serverSeedHash,
      revealed,
    ]),
  );
  for (const { proof, outcome } of rounds) {
    const { serverSeedHash, clientSeed, nonce } = proof;
    const serverSeed = seeds.get(serverSeedHash)?.serverSeed ?? '';
    expect(commitmentOf(serverSeed)).toBe(serverSeedHash);
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(serverSeedHash);
    expect(spin(createStream({ serverSeed, clientSeed, nonce }))).toBe(outcome.number);
  }
  // What a pair says it played, it played: no round was thrown away to find a better one.
  for (const { serverSeedHash, rounds: played } of seeds.values())
    expect(rounds.filter(({ proof }) => proof.serverSeedHash === serverSeedHash).length).toBe(played);
  await expectSoundLedger(server);
});

test('case 1: of 50 bets of the whole balance at once at two processes, one is taken', async () => {
  const player = await owner(server, 10_00n);
  const session = await seated(player);
  const lost = (await nextPocket(server, player.id)) === 7 ? 8 : 7;
  const shot = () => roundShot(player, session, [{ spot: `straight:${lost}`, amount: '10.00' }]);
  const there = () => ({ ...shot(), headers: { ...shot().headers, origin: server.origin } });
  const hits = (
    await Promise.all([
      burst(server.origin, Array.from({ length: 25 }, shot)),
      burst(second.origin, Array.from({ length: 25 }, there)),
    ])
  ).flat();
  expect(tally(hits)).toEqual({ 200: 1, 402: 49 });
  expect(await cashOf(server, player.id)).toBe(0n);
});

test('the draw of a refused bet and of a repeated one decides no round: nobody can try what comes', async () => {
  const player = await owner(server, 10_00n);
  const session = await seated(player);
  const refused = [
    await play(player, session, [{ spot: 'red', amount: '11.00' }]),
    await play(player, session, [{ spot: 'red', amount: '0.01' }]),
    await play(player, session, [{ spot: 'red', amount: '501.00' }]),
    await play(player, randomUUID()),
    await play(player, session, red, 'no uuid'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([402, 422, 422, 404, 400]);
  const key = randomUUID();
  const drawn = await nextPocket(server, player.id);
  const first = await play(player, session, red, key);
  // Three bets were computed and refused: their numbers are gone, the first of them with the outcome that would have been next.
  expect([first.body.round.proof.nonce, first.body.round.outcome.number]).toEqual([3, drawn]);
  expect((await play(player, session, red, key)).body.round).toEqual(first.body.round);
  // Knowing the number, the same round with the winning bet.
  expect((await play(player, session, [{ spot: `straight:${drawn}`, amount: '1.00' }], key)).status).toBe(409);
  expect((await play(player, session, red, key.toUpperCase())).body.round).toEqual(first.body.round);
  const after = await play(player, session, red);
  expect(after.body.round.proof.nonce).toBe(7);
});

describe('a list of bets', () => {
  let player: Owner;
  let session: string;
  beforeAll(async () => {
    player = await owner(server, 2_000_00n);
    session = await seated(player);
  });
  test.each<[string, unknown, number, string]>([
    ['is empty', [], 400, 'bad_request'],
    ['is no list', { spot: 'red', amount: '1.00' }, 400, 'bad_request'],
    ['has 201 bets', Array.from({ length: 201 }, () => red[0]), 400, 'bad_request'],
    ['has a spot twice', [red[0], red[0]], 400, 'bet_invalid'],
    ['has a spot twice, once as a list', [red[0], { spot: ['red'], amount: '1.00' }], 400, 'bad_request'],
    ['has a negative bet beside a good one', [red[0], { spot: 'black', amount: '-0.90' }], 400, 'bet_invalid'],
    ['has a bet of 2^63', [{ spot: 'red', amount: '92233720368547758.08' }], 400, 'bet_invalid'],
    ['has a bet just below 2^63', [{ spot: 'red', amount: '92233720368547758.07' }], 422, 'stake_above_limit'],
    [
      'sums beyond 2^63',
      [
        { spot: 'red', amount: '92233720368547758.07' },
        { spot: 'black', amount: '92233720368547758.07' },
      ],
      422,
      'stake_above_limit',
    ],
    ['names a payout of its own', [{ ...red[0], payout: '100.00' }], 400, 'bet_invalid'],
    ['names an outcome', [{ ...red[0], outcome: 1 }], 400, 'bet_invalid'],
    ['names no spot of the table', [{ spot: 'straight:37', amount: '1.00' }], 400, 'bet_invalid'],
    ['names a spot of a prototype', [{ spot: 'constructor', amount: '1.00' }], 400, 'bet_invalid'],
    ['names __proto__', [{ spot: '__proto__', amount: '1.00' }], 400, 'bet_invalid'],
    [
      'splits a stake over the maximum',
      Array.from({ length: 37 }, (_, n) => ({ spot: `straight:${n}`, amount: '13.52' })),
      422,
      'stake_above_limit',
    ],
    ['would pay more than the table pays', [{ spot: 'straight:7', amount: '277.78' }], 422, 'stake_above_limit'],
  ])('that %s', async (_, bets, status, code) => {
    const answer = await play(player, session, bets);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('of the minimum in parts below it is taken as a whole', async () => {
    const tenCents = Array.from({ length: 10 }, (_, n) => ({ spot: `straight:${n}`, amount: '0.01' }));
    expect((await play(player, session, tenCents)).status).toBe(200);
  });
});

const launch = {
  id: 'roulette-european',
  gameName: 'European Roulette',
  lang: 'en',
  platform: 'desktop',
  launchId: 'roulette-european',
  imageId: 'meridian:EuropeanRoulette',
  provider: 'Meridian Tables',
  category: 'roulette',
};
const sit = async (player: Owner, demo: boolean) => {
  const { url } = await player.must<{ url: string }>('launchGame', { body: { ...launch, demo } });
  const token = new URLSearchParams(url.split('#')[1]).get('token');
  return player.must<{ sessionId: string; demo: boolean; balance: string }>('openGameSession', { body: { token } });
};

test('a demo session stakes and wins play money, whatever it calls itself', async () => {
  const player = await owner(server, 10_00n);
  const { sessionId, demo } = await sit(player, true);
  expect(demo).toBe(true);
  const key = randomUUID();
  for (let time = 0; time < 10; time++)
    expect((await play(player, sessionId, [{ spot: 'red', amount: '100.00' }])).status).toBeOneOf([200, 402]);
  await play(player, sessionId, red, key);
  expect(
    (await player.call('placeRound', { params: { sessionId }, body: { bets: red, demo: false }, key: randomUUID() }))
      .status,
  ).toBe(400);
  expect(await cashOf(server, player.id)).toBe(10_00n);
  expect(await player.must('listBets')).toMatchObject({ total: 0 });
  // The demo round's id at the real table pays nothing either.
  const real = await sit(player, false);
  await play(player, real.sessionId, red, key);
  expect(await cashOf(server, player.id)).toBe(10_00n);
  await expectSoundLedger(server);
});

test('4.16 an older session of the same game is over when the next one opens', async () => {
  const player = await owner(server, 10_00n);
  const older = await seated(player);
  const newer = await seated(player);
  expect([(await play(player, older)).status, (await play(player, newer)).status]).toEqual([410, 200]);
});

test('2.5.4 a game session that was left for half an hour takes no bet', async () => {
  const player = await owner(server, 10_00n);
  const session = await seated(player);
  const age = sql('attack_age', `UPDATE game_session SET seen_at = seen_at - interval '31 minutes' WHERE id = $1`);
  await server.ctx.db.query(age, [session]);
  expect((await play(player, session)).status).toBe(410);
  expect(await cashOf(server, player.id)).toBe(10_00n);
});

test('case 12: a session plays the currency it was launched in, whatever wallet is the default now', async () => {
  const player = await owner(server, 10_00n);
  const session = await seated(player);
  await player.must('addCurrency', { body: { currency: 'USD' } });
  await player.must('setDefaultCurrency', { body: { currency: 'USD' } });
  const { body } = await play(player, session);
  expect(await cashOf(server, player.id)).toBe(10_00n - cents(body.round.stake) + cents(body.round.payout));
  const inDollars = await sit(player, false);
  expect((await play(player, inDollars.sessionId)).status).toBe(402);
  expect((await play(player, inDollars.sessionId, [{ ...red[0], currency: 'EUR' }])).status).toBe(400);
});

test('2.6.5g the answer to a bet holds no more than the outcome, and no seed', async () => {
  const player = await owner(server, 10_00n);
  const session = await seated(player);
  const texts: string[] = [];
  const watch = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.origin + path, {
      ...init,
      headers: {
        origin: server.origin,
        cookie: player.cookies(),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    texts.push(JSON.stringify([...response.headers]), await response.text());
  };
  for (let time = 0; time < 5; time++)
    await watch(routes.placeRound.path.replace('{sessionId}', session), {
      method: 'POST',
      body: JSON.stringify({ bets: red }),
    });
  for (const path of [
    routes.readFairness.path,
    routes.listBets.path,
    routes.readGameSession.path.replace('{sessionId}', session),
    '/metrics',
  ])
    await watch(path);
  const [{ items }] = [await player.must<{ items: { id: string }[] }>('listBets')];
  for (const { id } of items) await watch(routes.readRound.path.replace('{id}', id));
  const { revealed } = await player.must<Rotated>('rotateSeed', { body: {} });
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.join('\n')).not.toContain(revealed.serverSeed);
  expect(texts.join('\n')).toContain(revealed.serverSeedHash);
});
