import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { burst, type Hit, tally } from './burst.ts';
import {
  callShot,
  cashOf,
  cents,
  eventOf,
  expectSoundLedger,
  losingBet,
  openDeposit,
  openDoor,
  owner,
  postingsOf,
  roundShot,
  seated,
  webhookShot,
} from './house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
});
afterAll(() => server.stop());

const fifty = <T>(make: (index: number) => T): T[] => Array.from({ length: 50 }, (_, index) => make(index));
const codeOf = (hit: Hit): string => (hit.json as { code?: string } | undefined)?.code ?? '';
type Placed = {
  round: { stake: string; payout: string; balanceBefore: string; proof: { nonce: number } };
  balance: string;
};

test('case 1: of 50 bets of the whole balance at once, one is taken', async () => {
  const player = await owner(server, 1_000n);
  const session = await seated(player);
  const bet = await losingBet(server, player.id, '10.00');
  const hits = await burst(
    server.origin,
    fifty(() => roundShot(player, session, [bet])),
  );
  expect(tally(hits)).toEqual({ 200: 1, 402: 49 });
  expect(new Set(hits.filter((hit) => hit.status === 402).map(codeOf))).toEqual(new Set(['insufficient_funds']));
  expect(await cashOf(server, player.id)).toBe(0n);
  expect([await postingsOf(server, player.id, 'bet'), await postingsOf(server, player.id, 'win')]).toEqual([2, 0]);
  await expectSoundLedger(server);
});

test('case 2: bets, deposits, seed rotations and launches at once end where an oracle ends', async () => {
  const player = await owner(server, 100_00n);
  const session = await seated(player);
  const deposits = await Promise.all(Array.from({ length: 10 }, () => openDeposit(player)));
  const events = deposits.map((opened) => webhookShot(server, eventOf(opened)));
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
  const hits = await burst(server.origin, [
    ...Array.from({ length: 20 }, () => roundShot(player, session, [{ spot: 'red', amount: '20.00' }])),
    // Each event twice: what a provider does whose first try was not answered.
    ...events,
    ...events,
    ...Array.from({ length: 5 }, (_, index) => callShot(player, 'rotateSeed', { clientSeed: `seed-${index}` })),
    ...Array.from({ length: 5 }, () => callShot(player, 'launchGame', launch)),
  ]);
  const bets = hits.slice(0, 20);
  expect(tally(hits.slice(20))).toEqual({ 200: 30 });
  expect(bets.every(({ status }) => status === 200 || status === 402)).toBe(true);
  const rounds = bets.filter(({ status }) => status === 200).map((hit) => (hit.json as Placed).round);
  const oracle = rounds.reduce(
    (balance, { stake, payout }) => balance - cents(stake) + cents(payout),
    100_00n + 10n * 30_00n,
  );
  expect(await cashOf(server, player.id)).toBe(oracle);
  for (const { stake, balanceBefore } of rounds) expect(cents(balanceBefore)).toBeGreaterThanOrEqual(cents(stake));
  expect(await postingsOf(server, player.id, 'deposit')).toBe(20);
  await expectSoundLedger(server);
});

test('case 6: one round’s key 50 times is one round and one answer; other bets with it are refused', async () => {
  const player = await owner(server, 100_00n);
  const session = await seated(player);
  const bets = [await losingBet(server, player.id, '1.00')];
  const key = randomUUID();
  const hits = await burst(
    server.origin,
    fifty(() => roundShot(player, session, bets, key)),
  );
  expect(tally(hits)).toEqual({ 200: 50 });
  // The database keeps an object's fields in an order of its own.
  for (const { json } of hits) expect(json).toEqual(hits[0]?.json);
  expect(await cashOf(server, player.id)).toBe(99_00n);
  const other = await burst(
    server.origin,
    fifty((index) => roundShot(player, session, [{ spot: 'red', amount: `${index + 2}.00` }], key)),
  );
  expect(tally(other)).toEqual({ 409: 50 });
  expect(new Set(other.map(codeOf))).toEqual(new Set(['idempotency_key_reused']));
  expect(await cashOf(server, player.id)).toBe(99_00n);
  await expectSoundLedger(server);
});

test('case 6: one deposit’s key 50 times is one deposit; another amount with it is refused', async () => {
  const player = await owner(server);
  const key = randomUUID();
  const hits = await burst(
    server.origin,
    fifty(() => callShot(player, 'brpayDeposit', { amount: '30', currency: 'EUR' }, key)),
  );
  expect(tally(hits)).toEqual({ 200: 50 });
  expect(new Set(hits.map(({ body }) => body)).size).toBe(1);
  const other = await burst(
    server.origin,
    // Ten, for sixty are what a player may ask for in a day.
    fifty((index) => callShot(player, 'brpayDeposit', { amount: String(31 + index), currency: 'EUR' }, key)).slice(
      0,
      10,
    ),
  );
  expect(tally(other)).toEqual({ 409: 10 });
});

test('case 6: one round’s key by two players at once is one round, and the other is refused', async () => {
  for (let time = 0; time < 5; time++) {
    const [ada, eve] = await Promise.all([owner(server, 10_00n), owner(server, 10_00n)]);
    const [adaSession, eveSession] = [await seated(ada), await seated(eve)];
    const key = randomUUID();
    const bets = [{ spot: 'red', amount: '1.00' }];
    const hits = await burst(server.origin, [
      ...Array.from({ length: 5 }, () => roundShot(ada, adaSession, bets, key)),
      ...Array.from({ length: 5 }, () => roundShot(eve, eveSession, bets, key)),
    ]);
    const won = [hits.slice(0, 5), hits.slice(5)].map((each) => each.filter(({ status }) => status === 200).length);
    // One player has the round, in every one of its answers; the other has not even once.
    expect(won.sort()).toEqual([0, 5]);
    expect(hits.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const paid = [await postingsOf(server, ada.id, 'bet'), await postingsOf(server, eve.id, 'bet')];
    expect(paid.sort()).toEqual([0, 2]);
  }
  await expectSoundLedger(server);
});

test('case 17: one webhook 50 times at once credits once; with another amount it is refused', async () => {
  const player = await owner(server);
  const opened = await openDeposit(player);
  const event = eventOf(opened);
  const hits = await burst(
    server.origin,
    fifty(() => webhookShot(server, event)),
  );
  expect(tally(hits)).toEqual({ 200: 50 });
  const signed = webhookShot(server, event);
  const altered = { ...signed, body: JSON.stringify({ ...event, amount: '300000' }) };
  expect(
    tally(
      await burst(
        server.origin,
        fifty(() => altered),
      ),
    ),
  ).toEqual({ 401: 50 });
  const resigned = webhookShot(server, { ...event, amount: '300000' });
  expect(tally(await burst(server.origin, [resigned]))).toEqual({ 409: 1 });
  expect(await cashOf(server, player.id)).toBe(30_00n);
  expect(await postingsOf(server, player.id, 'deposit')).toBe(2);
  await expectSoundLedger(server);
});

test('case 17: 50 success events of one deposit at once credit once', async () => {
  const player = await owner(server);
  const opened = await openDeposit(player);
  const hits = await burst(
    server.origin,
    fifty(() => webhookShot(server, eventOf(opened))),
  );
  expect(tally(hits)).toEqual({ 200: 50 });
  expect(await cashOf(server, player.id)).toBe(30_00n);
});

test('case 6: one deposit’s key at two gateways is one deposit', async () => {
  const player = await owner(server);
  const key = randomUUID();
  const gateways = ['brpayDeposit', 'devcodeDeposit', 'emsDeposit', 'ikajoDeposit'] as const;
  const hits = await burst(
    server.origin,
    gateways.map((name) => callShot(player, name, { amount: '30', currency: 'EUR' }, key)),
  );
  expect(tally(hits)).toEqual({ 200: 1, 409: 3 });
});

test('case 17: the provider’s button pressed 50 times at once, approving and declining, credits once at most', async () => {
  const player = await owner(server);
  const { reference } = await openDeposit(player);
  const press = (action: string) => ({
    method: 'POST',
    path: `/sandbox/pay/brpay/${reference}`,
    body: `action=${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const hits = await burst(
    server.origin,
    fifty((index) => press(index % 2 ? 'approve' : 'decline')),
  );
  expect(tally(hits)).toEqual({ 303: 50 });
  // Whichever was decided first: a company does not take money that it has declined.
  const cash = await cashOf(server, player.id);
  expect([0n, 30_00n]).toContain(cash);
  expect(await postingsOf(server, player.id, 'deposit')).toBe(cash === 0n ? 0 : 2);
  await expectSoundLedger(server);
});

test('one wallet opened 50 times at once is one wallet, and one of them is the default', async () => {
  const player = await owner(server);
  const hits = await burst(
    server.origin,
    fifty(() => callShot(player, 'addCurrency', { currency: 'USD' })),
  );
  expect(tally(hits)).toEqual({ 200: 1, 409: 49 });
  await burst(
    server.origin,
    fifty((index) => callShot(player, 'setDefaultCurrency', { currency: index % 2 ? 'USD' : 'EUR' })),
  );
  const funds = await player.must<{ default: boolean }[]>('listFunds');
  expect([funds.length, funds.filter((each) => each.default).length]).toEqual([2, 1]);
});
