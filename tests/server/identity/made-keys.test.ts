import { afterEach, beforeEach, expect, test } from 'vitest';
import { skrillWithdraw } from '#contract/payments/withdraw.ts';
import { endOthers, makeKey } from '#server/services/identity/made-keys.ts';
import { createWorld, newPlayer, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const wish = { body: { amount: '30', currency: 'EUR' } };

test('a key is good for ten seconds from its first call, whatever the clock shows; then the wish is a second', async () => {
  const { session } = await newPlayer(world);
  const ask = (input: unknown = wish, call = 'brpayDeposit') => makeKey(world.ctx, session.playerId, call, input);
  const first = await ask();
  world.passTime(9_999);
  expect(await ask()).toBe(first);
  world.passTime(1);
  const second = await ask();
  expect(second).not.toBe(first);
  world.passTime(9_999);
  expect(await ask()).toBe(second);
});

test('the order of the fields and what says nothing make no other wish; another call, body or player does', async () => {
  const { session } = await newPlayer(world);
  const ask = (input: unknown, call = 'brpayDeposit') => makeKey(world.ctx, session.playerId, call, input);
  const first = await ask(wish);
  expect(await ask({ body: { currency: 'EUR', amount: '30' } })).toBe(first);
  expect(await ask({ body: { ...wish.body, promotionCoupon: '' } })).toBe(first);
  expect(await ask({ body: { ...wish.body, promotionCoupon: null } })).toBe(first);
  expect(await ask({ body: { ...wish.body, amount: '30.00' } })).toBe(first);
  expect(await ask({ body: { ...wish.body, amount: '300' } })).not.toBe(first);
  expect(await ask({ body: { ...wish.body, promotionCoupon: 'X' } })).not.toBe(first);
  expect(await ask(wish, 'emsDeposit')).not.toBe(first);
  const other = await newPlayer(world, { email: 'other@example.com' });
  expect(await makeKey(world.ctx, other.session.playerId, 'brpayDeposit', wish)).not.toBe(first);
});

test('the next code of an app makes no other wish of a withdrawal', async () => {
  const { session } = await newPlayer(world);
  const ask = (code?: string, amount = '30') =>
    makeKey(world.ctx, session.playerId, 'skrillWithdraw', { body: { amount, currency: 'EUR', code } }, skrillWithdraw);
  const first = await ask('123456');
  expect(await ask('654321')).toBe(first);
  expect(await ask()).toBe(first);
  expect(await ask('654321', '31')).not.toBe(first);
});

test('a wish that took the place of others ends their keys, and neither its own nor those of another kind', async () => {
  const { session } = await newPlayer(world);
  const ask = (id: string, tag = 'promotions') =>
    makeKey(world.ctx, session.playerId, 'acceptPromotion', { body: { id } }, { tag });
  const [first, deposit] = [await ask('one'), await ask('one', 'payments')];
  const second = await ask('two');
  await endOthers(world.ctx, session.playerId, 'promotions', second);
  expect(await ask('two')).toBe(second);
  expect(await ask('one')).not.toBe(first);
  expect(await ask('one', 'payments')).toBe(deposit);
});
