import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { depositGateways } from '#contract/payments/deposit.ts';
import { companyOf, type SandboxAction } from '#server/sandbox/deliver.ts';
import { receiveWebhook } from '#server/services/payments/receive-webhook.ts';
import { exclude } from '#tests/server/identity/world.ts';
import { begin as beginIn } from './begin.ts';
import { createHouse, type House, soundMovementsOf } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterAll(() => house.close());

const begin = (gateway: string) => beginIn(house, gateway);

describe.each(depositGateways)('%s', (gateway) => {
  const isSilentOn = (outcome: 'pending' | 'reversed') => companyOf(house.ctx, gateway).silentOn.includes(outcome);

  test('a player comes to its page, pays there and has the money', async () => {
    const { opened, page, press, stateNow } = await begin(gateway);
    expect(await (await fetch(page)).text()).toContain('€30.00');
    expect((await press('approve')).headers.get('location')).toContain(opened.id);
    expect(await stateNow()).toEqual(['completed', 3_000n]);
    expect(await soundMovementsOf(house, opened.id)).toBe(1);
  });

  const quiet: [SandboxAction, string, bigint][] = [
    ['decline', 'failed', 0n],
    ['time-out', 'redirected', 0n],
    ['duplicate', 'completed', 3_000n],
    ['late', 'completed', 3_000n],
    ['out-of-order', 'completed', 3_000n],
    ['forged', 'redirected', 0n],
    ['changed-amount', 'redirected', 0n],
    ['changed-currency', 'redirected', 0n],
  ];
  test.each(quiet)('%s ends %s with %s cents', async (action, state, cents) => {
    const { press, stateNow } = await begin(gateway);
    await press(action);
    expect(await stateNow()).toEqual([state, cents]);
  });

  test('a pending payment is decided later', async () => {
    const { press, stateNow } = await begin(gateway);
    await press('pending');
    expect(await stateNow()).toEqual([isSilentOn('pending') ? 'redirected' : 'pending', 0n]);
    await press('approve');
    expect(await stateNow()).toEqual(['completed', 3_000n]);
  });

  test('a charge-back is taken back once, where the company tells of it', async () => {
    const { opened, page, press, stateNow } = await begin(gateway);
    await press('approve');
    expect((await (await fetch(page)).text()).includes('Charge it back')).toBe(!isSilentOn('reversed'));
    await press('charge-back');
    await press('charge-back');
    expect(await stateNow()).toEqual(isSilentOn('reversed') ? ['completed', 3_000n] : ['reversed', 0n]);
    expect(await soundMovementsOf(house, opened.id)).toBe(1);
  });
});

test('must-hold 24: devcode is told no to a payment of a player who has excluded himself meanwhile', async () => {
  const { session, press, stateNow } = await begin('devcode');
  await exclude(house, session.playerId, new Date('2030-01-01'));
  expect(await (await press('approve')).text()).toContain('does not allow this payment');
  expect(await stateNow()).toEqual(['redirected', 0n]);
});

test('devcode: a try that failed leaves room for one that is paid, and only that one can be taken back', async () => {
  const { session, opened, press, stateNow } = await begin('devcode');
  await press('decline');
  expect(await stateNow()).toEqual(['failed', 0n]);
  const company = companyOf(house.ctx, 'devcode');
  const tell = (outcome: 'completed' | 'reversed', providerReference: string) => {
    const money = { amountMinor: 3_000n, currency: 'EUR' as const };
    const event = { eventId: 'x', depositId: opened.id, providerReference, outcome, ...money };
    const order = { depositId: opened.id, playerId: session.playerId, returnUrl: '', webhookUrl: '', ...money };
    const { body, headers, call } = company.callback(event, order, house.ctx.clock.now());
    return receiveWebhook(house.ctx, house.caller, 'devcode', Buffer.from(body), new Headers(headers), call);
  };
  expect((await tell('completed', 'second-try')).ok).toBe(true);
  expect(await stateNow()).toEqual(['completed', 3_000n]);
  expect(await tell('reversed', 'third-try')).toMatchObject({ code: 'deposit_state_wrong' });
  expect((await tell('reversed', 'second-try')).ok).toBe(true);
  expect(await stateNow()).toEqual(['reversed', 0n]);
});

describe('the companies’ doors', () => {
  test.each([
    '/sandbox/company/ems?oid=1',
    '/sandbox/company/devcode?merchantId=1000&sessionId=x',
    '/sandbox/company/brpay',
  ])('%s is refused: nobody sealed it', async (path) => {
    expect((await fetch(house.origin + path, { redirect: 'manual' })).status).toBe(403);
  });

  test('a payment opened at PayWeb is entered with its own seal alone', async () => {
    const { opened } = await begin('payweb');
    const enter = (CHECKSUM: string) =>
      fetch(`${house.origin}/sandbox/company/payweb/process.trans`, {
        method: 'POST',
        headers: { origin: house.origin },
        body: new URLSearchParams({ PAY_REQUEST_ID: opened.reference, CHECKSUM }),
        redirect: 'manual',
      });
    expect((await enter('0'.repeat(32))).status).toBe(403);
  });
});
