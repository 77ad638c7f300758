import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlayer, audit, fundsOf, type House, hour, openHouse } from '#tests/server/games/house.ts';
import { dyingDb } from '#tests/support/dying-db.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { askPam, pamTransaction } from '#tests/support/wallet-kit/pam.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

// Ids are a studio's own, and each test has a studio of its own.
let studio = '';
beforeEach(() => {
  studio = randomUUID().slice(0, 8);
});
const notFound = 'PAM_ERR_CANCEL_NOT_FOUND';
const cancelled = 'PAM_ERR_TRANS_ALREADY_CANCELLED';
const sit = async (cashMinor = 10_000n) => {
  const player = await addPlayer(house, 'EUR', cashMinor);
  const token = await launch(house, valkyrieSubject, player);
  const path = `/players/${player.playerId}/transactions?provider=`;
  const tell = (type: string, id: string, said: object = {}, { provider = studio, ctx = house.ctx } = {}) =>
    askPam(ctx, 'POST', path + provider, token, { body: pamTransaction(type, id, { provider, ...said }) });
  const add = async (...of: Parameters<typeof tell>) => (await tell(...of)).code;
  const cash = async () => (await fundsOf(house, player)).cash;
  const find = async (query: string) =>
    (await askPam(house.ctx, 'GET', path + studio + query, token)).body.transactions?.map((one) => [
      one.transactionType,
      one.providerTransactionId,
    ]);
  return { player, token, tell, add, cash, find };
};
const ref = { providerBetRef: 'ref77' };

it('a cancel with an id of its own takes back the bet of its reference, once', async () => {
  const { tell, add, cash, find } = await sit();
  await add('WITHDRAW', 'A', { ...ref, cashAmount: 4 });
  const back = await tell('CANCEL', 'X', { ...ref, cashAmount: 4 });
  expect(back).toMatchObject({ status: 200, code: 'OK' });
  expect(back.body.transactionResult).toMatchObject({ balance: { cashAmount: 100 } });
  const again = await tell('CANCEL', 'X', { ...ref, cashAmount: 4 });
  expect(again.body).toEqual(back.body);
  expect(await add('CANCEL', 'Y', ref)).toBe(cancelled);
  expect(await add('CANCEL', 'A', ref)).toBe(cancelled);
  expect(await cash()).toBe(10_000n);
  expect(await find('&providerBetRef=ref77')).toEqual([
    ['WITHDRAW', 'A'],
    ['CANCEL', 'X'],
  ]);
  expect(await find('&providerTransactionId=X')).toEqual([['CANCEL', 'X']]);
});

it.each([
  ['neither game nor round', { providerGameId: '', providerRoundId: '' }],
  ['no amount', { cashAmount: 0 }],
  ['the reference for its id', { providerTransactionId: 'ref77' }],
])('a cancel by the reference may come with %s', async (_, said) => {
  const { add, cash } = await sit();
  await add('WITHDRAW', 'A', ref);
  expect(await add('CANCEL', 'X', { ...ref, ...said })).toBe('OK');
  expect(await cash()).toBe(10_000n);
});

it('a cancel that came before the bet of its reference refuses it, in that round, however often it comes', async () => {
  const { add, cash } = await sit();
  expect(await add('CANCEL', 'X', ref)).toBe(notFound);
  for (const _ of ['once', 'again']) expect(await add('WITHDRAW', 'A', ref)).toBe(cancelled);
  expect(await add('CANCEL', 'X', ref)).toBe(notFound);
  expect(await add('WITHDRAW', 'B', { providerBetRef: 'ref78' })).toBe('OK');
  expect(await add('WITHDRAW', 'C', { ...ref, providerRoundId: 'round-2' })).toBe('OK');
  expect(await cash()).toBe(9_800n);
});

it('holds each round’s late bet, though several cancels have one reference', async () => {
  const { add, cash } = await sit();
  const other = { ...ref, providerRoundId: 'round-2' };
  for (const [id, said] of [
    ['X', ref],
    ['Y', other],
    ['Z', other],
  ] as const)
    expect(await add('CANCEL', id, said)).toBe(notFound);
  expect(await add('WITHDRAW', 'A', ref)).toBe(cancelled);
  expect(await add('WITHDRAW', 'B', other)).toBe(cancelled);
  expect(await cash()).toBe(10_000n);
});

it('a cancel without a round holds the bet of its reference in any', async () => {
  const { add } = await sit();
  expect(await add('CANCEL', 'X', { ...ref, providerGameId: '', providerRoundId: '' })).toBe(notFound);
  expect(await add('WITHDRAW', 'A', ref)).toBe(cancelled);
});

it('an id is no reference: a cancel that names an id alone holds no bet whose reference that is', async () => {
  const { add } = await sit();
  expect(await add('CANCEL', 'ref77')).toBe(notFound);
  expect(await add('WITHDRAW', 'A', ref)).toBe('OK');
  expect(await add('CANCEL', 'X', { providerBetRef: 'A' })).toBe('OK');
  expect(await add('WITHDRAW', 'B', { providerBetRef: 'A' })).toBe('OK');
});

it('of several bets with one reference a cancel takes back the one that stands, and none while several do', async () => {
  const { tell, add, cash } = await sit();
  for (const id of ['A', 'B', 'C']) await add('WITHDRAW', id, ref);
  const refused = await tell('CANCEL', 'X', ref);
  expect(refused).toMatchObject({ code: notFound, body: { error: { message: 'bet_ambiguous' } } });
  expect(await cash()).toBe(9_700n);
  for (const id of ['A', 'B']) expect(await add('CANCEL', id, ref)).toBe('OK');
  expect(await add('CANCEL', 'X', ref)).toBe('OK');
  for (const id of ['X', 'A', 'B']) expect(await add('CANCEL', id, ref)).toBe('OK');
  expect(await add('CANCEL', 'Y', ref)).toBe(cancelled);
  expect(await cash()).toBe(10_000n);
});

it('a reference names bets of the round and game that the cancel names, of that player and studio', async () => {
  const [mine, other] = [await sit(), await sit()];
  await mine.add('WITHDRAW', 'A', ref);
  await mine.add('WITHDRAW', 'B', { ...ref, providerRoundId: 'round-2' });
  expect(await other.add('CANCEL', 'X1', ref)).toBe(notFound);
  expect(await mine.add('CANCEL', 'X2', ref, { provider: 'Caleta' })).toBe(notFound);
  expect(await mine.add('CANCEL', 'X3', { ...ref, providerRoundId: 'round-3' })).toBe(notFound);
  expect(await mine.add('CANCEL', 'X4', { ...ref, providerGameId: 'another' })).toBe(notFound);
  expect(await mine.cash()).toBe(9_800n);
  // Nor do those hold a bet that is none of theirs.
  expect(await other.add('WITHDRAW', 'C', { ...ref, providerRoundId: 'round-2' })).toBe('OK');
  expect(await mine.add('CANCEL', 'X5', ref)).toBe('OK');
  expect(await mine.add('CANCEL', 'X6', { ...ref, providerRoundId: 'round-2' })).toBe('OK');
  expect(await mine.cash()).toBe(10_000n);
  expect(await other.cash()).toBe(9_900n);
});

it('a cancel’s id is used once: with another reference it is a duplicate', async () => {
  const { add, cash } = await sit();
  for (const id of ['A', 'B']) await add('WITHDRAW', id, { providerBetRef: `ref-${id}` });
  expect(await add('CANCEL', 'X', { providerBetRef: 'ref-A' })).toBe('OK');
  expect(await add('CANCEL', 'X', { providerBetRef: 'ref-B' })).toBe('PAM_ERR_DUPLICATE_TRANS');
  expect(await cash()).toBe(9_900n);
});

it('a bet that is decided stays, and a prize of the reference is no bet', async () => {
  const { add, cash } = await sit();
  await add('WITHDRAW', 'A', ref);
  await add('DEPOSIT', 'W', { ...ref, cashAmount: 5 });
  expect(await add('CANCEL', 'X', ref)).toBe('PAM_ERR_TRANS_ALREADY_SETTLED');
  await add('PROMODEPOSIT', 'P', { providerBetRef: 'gift', cashAmount: 0 });
  expect(await add('CANCEL', 'Y', { providerBetRef: 'gift' })).toBe(notFound);
  expect(await cash()).toBe(10_400n);
});

it('a bet whose own id the reference is comes before those that it groups', async () => {
  const { add, cash } = await sit();
  await add('WITHDRAW', 'ref77', { ...ref, cashAmount: 7 });
  await add('WITHDRAW', 'B', ref);
  expect(await add('CANCEL', 'X', ref)).toBe('OK');
  expect(await cash()).toBe(9_900n);
});

it('twenty cancels at once, each with an id of its own, take the bet back once', async () => {
  const { add, cash } = await sit();
  await add('WITHDRAW', 'A', ref);
  const codes = await Promise.all(Array.from({ length: 20 }, (_, n) => add('CANCEL', `X${n}`, ref)));
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  expect(codes.filter((code) => code === cancelled)).toHaveLength(19);
  expect(await cash()).toBe(10_000n);
});

it('a bet and its cancel by reference at once leave no stake, whichever was first', async () => {
  for (let n = 0; n < 20; n++) {
    const { add, cash } = await sit();
    const said = { providerBetRef: `r${n}`, providerRoundId: `q${n}` };
    const [bet, back] = await Promise.all([add('WITHDRAW', `A${n}`, said), add('CANCEL', `X${n}`, said)]);
    expect([
      ['OK', 'OK'],
      [cancelled, notFound],
    ]).toContainEqual([bet, back]);
    expect(await cash()).toBe(10_000n);
  }
});

it('a cancel that was cut off is completed when it comes again, with the token of long ago', async () => {
  const { add, cash } = await sit();
  await add('WITHDRAW', 'A', ref);
  house.passTime(30 * hour);
  for (let step = 1; step < 12; step++)
    await add('CANCEL', 'X', ref, { ctx: { ...house.ctx, db: dyingDb(house.ctx.db, step).db } }).catch(() => null);
  expect(await add('CANCEL', 'X', ref)).toBe('OK');
  expect(await cash()).toBe(10_000n);
});
