import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyOf } from '#server/sandbox/deliver.ts';
import { depositOf } from '#server/services/payments/deposits.ts';
import { receiveWebhook } from '#server/services/payments/receive-webhook.ts';
import { newPlayer } from '#tests/server/identity/world.ts';
import { cashOf, createHouse, type House, openedDeposit } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterAll(() => house.close());

/** Two deposits of one player, of one amount and `secondsApart`, and an approval of the first as Connect tells it. */
async function pair(secondsApart: number) {
  const { session } = await newPlayer(house);
  const first = await openedDeposit(house, session, { gateway: 'ems' });
  const time = house.ctx.clock.now().toISOString().slice(0, 19).replaceAll('-', ':').replace('T', '-');
  house.passTime(secondsApart * 1_000);
  const second = await openedDeposit(house, session, { gateway: 'ems' });
  const money = { amountMinor: 3_000n, currency: 'EUR' as const };
  const event = {
    eventId: 'x',
    depositId: first.id,
    providerReference: `${first.id}@${time}`,
    outcome: 'completed' as const,
  };
  const order = { depositId: first.id, returnUrl: '', webhookUrl: '', ...money };
  const { body } = companyOf(house.ctx, 'ems').callback({ ...event, ...money }, order, house.ctx.clock.now());
  const tell = (oid: string) => {
    const fields = new URLSearchParams(body);
    fields.set('oid', oid);
    return receiveWebhook(house.ctx, house.caller, 'ems', Buffer.from(String(fields)), new Headers());
  };
  const stateOf = async (id: string) => {
    const found = await depositOf(house.ctx, session, id);
    return found.ok ? found.value.state : found.code;
  };
  return { first: first.id, second: second.id, tell, stateOf, cash: () => cashOf(house, session.playerId) };
}

describe('an approval, whose hash leaves out the order’s id,', () => {
  test('is refused for an order of another second', async () => {
    const { first, second, tell, stateOf } = await pair(1);
    expect(await tell(second)).toEqual({ ok: false, code: 'deposit_state_wrong', facts: { mismatch: 'reference' } });
    expect(await stateOf(second)).toBe('redirected');
    expect(await tell(first)).toMatchObject({ ok: true });
  });

  test('pays one of two orders of one second, however it is turned, and again only that one', async () => {
    const { first, second, tell, stateOf, cash } = await pair(0);
    expect(await tell(first)).toMatchObject({ ok: true });
    expect(await tell(second)).toEqual({ ok: false, code: 'deposit_state_wrong' });
    expect(await tell(first)).toMatchObject({ ok: true });
    expect([await stateOf(first), await stateOf(second), await cash()]).toEqual(['completed', 'redirected', 3_000n]);
  });

  test('turned before the right one is heard, pays no more than was paid', async () => {
    const { first, second, tell, cash } = await pair(0);
    const answers = await Promise.all([tell(second), tell(first)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await cash()).toBe(3_000n);
  });
});
