import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { companyOf } from '#server/sandbox/deliver.ts';
import { decideOrder, findOrder } from '#server/sandbox/orders.ts';
import { receiveWebhook } from '#server/services/payments/receive-webhook.ts';
import { begin } from '../payments/begin.ts';
import { createHouse, type House } from '../payments/house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterAll(() => house.close());

const selectAccounts = sql(
  'test_payout_accounts',
  'SELECT provider, destination FROM payout_account WHERE player_id = $1',
);

/** A deposit that is paid at Skrill, and a notification of it, signed, with another address beside what is signed. */
async function altered() {
  const { session, opened, press, stateNow } = await begin(house, 'skrill');
  const { ctx, caller } = house;
  const accounts = () => ctx.db.query(selectAccounts, [session.playerId]);
  const order = await findOrder(ctx, 'skrill', opened.reference);
  if (order === null) throw new Error('the sandbox has no order');
  const paid = { ...order, depositId: opened.id, outcome: 'completed' as const };
  const event = { eventId: opened.id, providerReference: opened.id, ...paid };
  const told = companyOf(ctx, 'skrill').callback(event, { ...paid, playerId: 'thief@example.com' }, ctx.clock.now());
  const hear = (gateways = ctx.gateways) =>
    receiveWebhook({ ...ctx, gateways }, caller, 'skrill', Buffer.from(told.body), new Headers(told.headers));
  return { session, order, told, hear, press, stateNow, accounts };
}

test('who pays at Skrill is remembered with the account that Skrill names', async () => {
  const { session, press, accounts } = await altered();
  await press('approve');
  expect(await accounts()).toEqual([{ provider: 'skrill', destination: session.email }]);
});

test('what a signed notification says of the payer beside its signature is not believed', async () => {
  const { session, order, told, hear, stateNow, accounts } = await altered();
  expect(new URLSearchParams(told.body).get('pay_from_email')).toBe('thief@example.com');
  await decideOrder(house.ctx, order, 'completed');
  expect(await hear()).toMatchObject({ ok: true });
  expect(await stateNow()).toEqual(['completed', 3_000n]);
  expect(await accounts()).toEqual([{ provider: 'skrill', destination: session.email }]);
});

test('when Skrill names nobody the money counts all the same, and no account is remembered', async () => {
  const { order, hear, stateNow, accounts } = await altered();
  await decideOrder(house.ctx, order, 'completed');
  const skrill = house.ctx.gateways.get('skrill');
  if (skrill === undefined) throw new Error('the sandbox plays no Skrill');
  expect(await hear(new Map([['skrill', { ...skrill, payerOf: async () => null }]]))).toMatchObject({ ok: true });
  expect(await stateNow()).toEqual(['completed', 3_000n]);
  expect(await accounts()).toEqual([]);
});
