import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeKey } from '#server/services/identity/made-keys.ts';
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
  expect(await ask({ body: { ...wish.body, promotionCoupon: 'X' } })).not.toBe(first);
  expect(await ask(wish, 'emsDeposit')).not.toBe(first);
  const other = await newPlayer(world, { email: 'other@example.com' });
  expect(await makeKey(world.ctx, other.session.playerId, 'brpayDeposit', wish)).not.toBe(first);
});
