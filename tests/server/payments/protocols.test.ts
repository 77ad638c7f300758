import { describe, expect, test } from 'vitest';
import { cardGateways, depositGateways } from '#contract/payments/deposit.ts';
import { fail, ok } from '#domain/result.ts';
import { offers } from '#server/adapters/payments/protocols/index.ts';
import {
  bigints,
  changed,
  changedBody,
  depositId,
  fieldsOf,
  hear,
  line,
  now,
  orderAt,
  ordered,
  origin,
  sealedIn,
  secret,
  takenBy,
  told,
} from './line.ts';

test('there is a protocol for every company that the contract names', () => {
  expect(offers.map(({ name }) => name).toSorted()).toEqual([...depositGateways].toSorted());
});

describe.each(cardGateways)('%s', (name) => {
  test('the company takes the order as the house meant it', async () => {
    const at = line(name);
    const order = at.company.readOrder(await ordered(at, name));
    const { amountMinor, currency, returnUrl, webhookUrl } = orderAt(name);
    expect(order).toMatchObject({ depositId, amountMinor, currency, returnUrl });
    expect(order?.webhookUrl.startsWith(webhookUrl)).toBe(true);
  });

  test('the way on leads to an origin of the company’s', async () => {
    const at = line(name);
    const opened = await at.gateway.open(orderAt(name));
    if (!opened.ok) throw new Error(opened.code);
    const { redirectUrl, form } = opened.value;
    expect(at.gateway.redirectOrigins).toContain(new URL(redirectUrl ?? form?.action ?? '').origin);
  });

  test('a stranger’s order is refused', async () => {
    const at = line(name);
    const sent = await ordered(at, name);
    // PaymentIQ's page takes no key of the merchant's: it asks the house back before it takes money.
    if (name === 'devcode') expect(at.company.questions({ ...takenBy(at, sent), playerId: 'x' })).toHaveLength(2);
    else expect(at.stranger.readOrder(sent)).toBeNull();
  });

  test.each(sealedIn[name])('the company refuses an order with another %s', async (field) => {
    const at = line(name);
    const sent = await ordered(at, name);
    expect(at.company.readOrder(changed(sent, field))).toBeNull();
  });

  test('the house refuses an answer that is none', async () => {
    const found = offers.find((one) => one.name === name);
    if (name === 'devcode' || name === 'ems') return;
    for (const body of ['', '{}', '<html>', 'ERROR=DATA_CHK', '{"status":"fail"}']) {
      const gateway = found?.sandbox(
        secret,
        origin,
        async () => ok({ status: 200, headers: new Headers(), body }),
        () => now,
      );
      expect(await gateway?.open(orderAt(name))).toEqual({ ok: false, code: 'gateway_unavailable' });
    }
  });

  const outcomes = ['completed', 'failed', 'pending', 'reversed'] as const;
  test.each(outcomes)('its word of %s is understood, or its documentation has none', async (outcome) => {
    const at = line(name);
    const { event, callback } = await told(at, name, outcome);
    if (at.company.silentOn.includes(outcome)) return;
    const heard = await hear(at.gateway, callback);
    expect(heard).toMatchObject({ ok: true, value: { depositId, outcome, amountMinor: 3_050n, currency: 'EUR' } });
    const again = await hear(at.gateway, callback);
    expect(again).toEqual(heard);
    expect(event.outcome).toBe(outcome);
  });

  test('a stranger is not believed', async () => {
    const at = line(name);
    const { event, order } = await told(at, name, 'completed');
    // Where nobody signs, the company is asked, and knows of nothing.
    at.happened(null);
    const heard = await hear(at.gateway, at.stranger.callback(event, order, now));
    expect(heard.ok && heard.value !== null).toBe(false);
  });

  test('no field can be changed to another meaning', async () => {
    const at = line(name);
    const { callback } = await told(at, name, 'completed');
    const heard = await hear(at.gateway, callback);
    for (const field of fieldsOf(callback.body)) {
      const twisted = await hear(at.gateway, { ...callback, body: changedBody(callback.body, field) });
      // Refused, or a field that says nothing of money: then it is the same event.
      const isSame =
        twisted.ok && JSON.stringify(twisted.value, bigints) === JSON.stringify(heard.ok && heard.value, bigints);
      // The engine holds id and name of a payment together.
      const isOther = twisted.ok && twisted.value?.depositId !== depositId;
      expect([field, !twisted.ok || isSame || isOther || name === 'devcode']).toEqual([field, true]);
    }
  });
});

test.each(['brpay', 'pgpaytech'] as const)('%s: a callback is signed for 300 s, both ways', async (name) => {
  const at = line(name);
  const { callback } = await told(at, name, 'completed');
  const read = (seconds: number) =>
    at.gateway.readWebhook(
      Buffer.from(callback.body),
      new Headers(callback.headers),
      new Date(now.getTime() + seconds * 1_000),
      null,
    ).ok;
  expect([-301, -299, 0, 299, 301].map(read)).toEqual([false, true, true, true, false]);
});

test('ems: a notification, which does not seal the order’s id, cannot be turned to another order', async () => {
  const other = '11111111-2222-4333-8444-555555555555';
  const at = line('ems');
  const { callback } = await told(at, 'ems', 'completed');
  const turned = await hear(at.gateway, { ...callback, body: callback.body.replaceAll(depositId, other) });
  const ems = offers.find(({ name }) => name === 'ems');
  const later = ems?.sandbox(
    secret,
    origin,
    async () => fail('gateway_unavailable'),
    () => new Date(now.getTime() + 5_000),
  );
  const opened = await later?.open({ ...orderAt('ems'), depositId: other });
  // The service refuses an event whose name of the payment is not the one it was opened under.
  expect(turned.ok && turned.value?.providerReference).toBe(`${other}@2027:03:01-12:00:00`);
  expect(opened).toMatchObject({ value: { providerReference: `${other}@2027:03:01-12:00:05` } });
  const redated = callback.body.replace('12%3A00%3A00', '12%3A00%3A05');
  expect(await hear(at.gateway, { ...callback, body: redated })).toEqual({ ok: false, code: 'signature_invalid' });
});

test('devcode: a refund belongs to a payment, and a cancellation takes nothing back', async () => {
  const at = line('devcode');
  const { callback } = await told(at, 'devcode', 'reversed');
  const orphan = JSON.stringify({ ...JSON.parse(callback.body), originTxId: undefined });
  expect((await hear(at.gateway, { ...callback, body: orphan })).ok).toBe(false);
  expect((await hear(at.gateway, { ...callback, call: 'cancel' })).ok).toBe(false);
  expect((await hear(at.gateway, { ...callback, call: 'verifyuser' })).ok).toBe(false);
  const bare = { ...callback, headers: { authorization: 'Bearer ' } };
  expect(await hear(at.gateway, bare)).toEqual({ ok: false, code: 'signature_invalid' });
});

test('payweb: a field beside those that are sealed is refused, and order does not matter', async () => {
  const at = line('payweb');
  const { callback } = await told(at, 'payweb', 'completed');
  expect((await hear(at.gateway, { ...callback, body: `${callback.body}&EXTRA=1` })).ok).toBe(false);
  const shuffled = [...new URLSearchParams(callback.body)].toReversed();
  expect((await hear(at.gateway, { ...callback, body: String(new URLSearchParams(shuffled)) })).ok).toBe(true);
});

test.each([
  ['payweb', 'text/plain', 'OK'],
  ['ikajo', 'text/plain', 'OK'],
  ['brpay', 'application/json', '{"received":true}'],
] as const)('%s wants to read %s %s', async (name, type, body) => {
  const at = line(name);
  const { event, callback } = await told(at, name, 'completed');
  expect(at.gateway.acknowledge(event, Buffer.from(callback.body))).toEqual({ type, body });
});
