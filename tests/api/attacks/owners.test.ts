import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { cashOf, type Owner, openDeposit, openDoor, owner, seated } from '#tests/api/races/house.ts';
import type { CallInput } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let ada: Owner;
let eve: Owner;
const ids = { session: '', round: '', deposit: '' };
const bets = [{ spot: 'red', amount: '1.00' }];
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [ada, eve] = await Promise.all([owner(server, 10_00n), owner(server, 10_00n)]);
  ids.session = await seated(ada);
  ids.round = randomUUID();
  await ada.must('placeRound', { params: { sessionId: ids.session }, body: { bets }, key: ids.round });
  ids.deposit = (await openDeposit(ada)).id;
});
afterAll(() => server.stop());

type Try = readonly [CallName, () => CallInput];
const tries: Try[] = [
  ['readDeposit', () => ({ params: { id: ids.deposit } })],
  ['readRound', () => ({ params: { id: ids.round } })],
  ['readGameSession', () => ({ params: { sessionId: ids.session } })],
  ['placeRound', () => ({ params: { sessionId: ids.session }, body: { bets }, key: randomUUID() })],
  ['placeRound', () => ({ params: { sessionId: ids.session }, body: { bets }, key: ids.round })],
];

describe('case 28: of another player’s things', () => {
  test.each(tries)('%s finds nothing and changes nothing', async (name, input) => {
    const before = [await cashOf(server, ada.id), await cashOf(server, eve.id)];
    const theirs = await eve.call<{ code: string }>(name, input());
    expect(theirs.status).toBe(404);
    expect([await cashOf(server, ada.id), await cashOf(server, eve.id)]).toEqual(before);
    // The same as of a thing that never was.
    const { params } = input();
    const none = await eve.call<{ code: string }>(name, {
      ...input(),
      params: Object.fromEntries(Object.keys(params ?? {}).map((key) => [key, randomUUID()])),
    });
    expect([none.status, none.body.code]).toEqual([theirs.status, theirs.body.code]);
  });

  test('the owner still has them all', async () => {
    const statuses = await Promise.all(
      tries
        .filter(([name]) => name !== 'placeRound')
        .map(async ([name, input]) => (await ada.call(name, input())).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a round’s id in one’s own session is refused, and shows nothing of the round', async () => {
    const own = await seated(eve);
    const { status, body } = await eve.call('placeRound', {
      params: { sessionId: own },
      body: { bets },
      key: ids.round,
    });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).not.toMatch(/outcome|balance/);
    expect(await cashOf(server, eve.id)).toBe(10_00n);
  });

  test('a launch token is for the player it was made for, and stays theirs', async () => {
    const launch = {
      id: 'roulette-european',
      gameName: 'European Roulette',
      demo: false,
      lang: 'en',
      platform: 'desktop',
      launchId: 'roulette-european',
      imageId: 'meridian:EuropeanRoulette',
      provider: 'Meridian Tables',
      category: 'roulette',
    };
    const { url } = await ada.must<{ url: string }>('launchGame', { body: launch });
    const token = new URLSearchParams(url.split('#')[1]).get('token');
    expect((await eve.call('openGameSession', { body: { token } })).status).toBe(400);
    expect((await ada.call('openGameSession', { body: { token } })).status).toBe(200);
  });

  test('lists, funds and seeds are one’s own', async () => {
    const lists = await Promise.all(
      (['listBets', 'listFunds', 'readTotalDeposits', 'readFairness', 'readProfile', 'readWithdrawable'] as const).map(
        (name) => eve.must(name),
      ),
    );
    const fiat = await eve.must('listFiatTransactions', { params: { type: 'deposit' } });
    const text = JSON.stringify([...lists, fiat]);
    for (const id of [...Object.values(ids), ada.email]) expect(text).not.toContain(id);
  });
});
