import { describe, expect, test } from 'vitest';
import { cardGateways, type DepositGatewayName, depositGateways } from '#contract/payments/deposit.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok } from '#domain/result.ts';
import type { DepositGateway, DepositOrder, OpenedPayment, PaymentEvent } from '#server/adapters/payments/gateway.ts';
import type { PlayedCompany } from '#server/adapters/payments/offer.ts';
import type { Callback, CompanyOrder, OutgoingRequest } from '#server/adapters/payments/protocol.ts';
import { offers } from '#server/adapters/payments/protocols/index.ts';
import type { Send } from '#server/adapters/payments/send.ts';

const origin = 'https://faceup.test';
const secret = 'a-secret-of-this-installation-0123456789';
const now = new Date('2027-03-01T12:00:00Z');
const depositId = '0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f34';
const reference = 'pay_abcdefghijklmnopqrstuvwx';

const orderAt = (name: string): DepositOrder => ({
  depositId,
  amountMinor: 3_050n,
  currency: 'EUR',
  returnUrl: `${origin}/payments/return/${depositId}`,
  webhookUrl: `${origin}/payments/${name}/webhook`,
  payableUntil: new Date('2027-03-01T13:00:00Z'),
  customer: {
    playerId: '7f1d8c6e-2b3a-4c5d-8e9f-0a1b2c3d4e5f',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron & Söhne',
    country: 'MT',
    city: 'Valletta',
    address: '1 Republic Street',
    zipCode: 'VLT 1117',
    phone: '+35621234567',
    dateOfBirth: '1990-12-10',
    language: 'en',
    ip: '192.0.2.7',
  },
  paymentMethods: null,
});

/** A company with its book in memory, and the house at the other end of the line. */
function line(name: DepositGatewayName) {
  const found = offers.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no offer ${name}`);
  const company = found.company(secret, origin);
  const asked: OutgoingRequest[] = [];
  let last: PaymentEvent | null = null;
  let book: CompanyOrder | null = null;
  const send: Send = async (request) => {
    asked.push(request);
    const answer = answerOf(company, request);
    return ok({ ...answer, headers: new Headers() });
  };
  const answerOf = (at: PlayedCompany, request: OutgoingRequest) => {
    const question = at.readQuestion(request);
    if (question !== null && book !== null) return at.answerQuestion(last, book);
    const order = at.readOrder(request);
    if (order === null || at.answerOpened === null) return { status: 403, body: '' };
    book = order;
    const redirectUrl = `${origin}/sandbox/pay/${name}/${reference}`;
    const way: OpenedPayment = {
      ...{ providerReference: reference, redirectUrl, qr: null, initializationToken: reference, form: null },
    };
    return at.answerOpened(order, way);
  };
  const gateway = found.sandbox(secret, origin, send, () => now);
  const stranger = found.company('what a stranger guessed, and guessed in vain', origin);
  return {
    ...{ company, stranger, gateway, asked },
    took: (order: CompanyOrder) => {
      book = order;
    },
    happened: (event: PaymentEvent | null) => {
      last = event;
    },
  };
}

/** The request that reaches the company: the house's own, or the one that the player's browser makes of the way on. */
async function ordered(at: ReturnType<typeof line>, name: string): Promise<OutgoingRequest> {
  const opened = await at.gateway.open(orderAt(name));
  if (!opened.ok) throw new Error(opened.code);
  const [sent] = at.asked;
  if (sent !== undefined) return sent;
  const { redirectUrl, form } = opened.value;
  if (form !== null)
    return { method: 'POST', url: form.action, headers: {}, body: String(new URLSearchParams(form.fields)) };
  return { method: 'GET', url: redirectUrl ?? '', headers: {}, body: null };
}

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

const eventOf = (outcome: PaymentEvent['outcome'], order: CompanyOrder): PaymentEvent => ({
  eventId: 'evt_0123456789abcdef',
  depositId,
  providerReference: order.reference ?? reference,
  outcome,
  amountMinor: 3_050n,
  currency: 'EUR' satisfies CurrencyCode,
});

const takenBy = (at: ReturnType<typeof line>, sent: OutgoingRequest): CompanyOrder => {
  const order = at.company.readOrder(sent);
  if (order === null) throw new Error('the company refused its own merchant');
  return order;
};

/** The company's callback about an order of the house, and what lies behind it when it is asked. */
async function told(at: ReturnType<typeof line>, name: string, outcome: PaymentEvent['outcome']) {
  const order = takenBy(at, await ordered(at, name));
  at.took(order);
  const event = eventOf(outcome, order);
  at.happened(event);
  return { order, event, callback: at.company.callback(event, order, now) };
}

/** As the service does it: read, and asked where the company does not sign. Portals have our id in the address alone. */
async function hear(gateway: DepositGateway, { headers, body, call }: Callback) {
  const where = call ?? (gateway.name.startsWith('pay') && gateway.name !== 'payweb' ? depositId : null);
  const read = gateway.readWebhook(Buffer.from(body), new Headers(headers), now, where);
  return !read.ok || gateway.confirm === undefined ? read : gateway.confirm(read.value);
}

/** The fields whose change the company must notice; a portal knows its merchant by the key alone. */
const sealedIn: Readonly<Record<(typeof cardGateways)[number], readonly string[]>> = {
  brpay: ['merchantReference', 'amount', 'currency', 'returnUrl', 'webhookUrl', 'payableUntil'],
  pgpaytech: ['merchantReference', 'amount', 'currency', 'returnUrl', 'webhookUrl', 'payableUntil'],
  paypound: ['api_key'],
  paystudio: ['api_key'],
  payweb: ['PAYGATE_ID', 'REFERENCE', 'AMOUNT', 'CURRENCY', 'RETURN_URL', 'NOTIFY_URL', 'EMAIL', 'CHECKSUM'],
  ikajo: ['merchant_key', 'order.number', 'order.amount', 'order.currency', 'hash'],
  devcode: ['merchantId', 'attributes.depositId'],
  ems: ['storename', 'oid', 'chargetotal', 'currency', 'txndatetime', 'responseSuccessURL', 'hashExtended', 'email'],
};

const bigints = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Another value of the same kind, where a value has one. */
const other = (value: string): string => {
  if (value === 'EUR') return 'USD';
  if (value === depositId) return '99999999-9999-4999-8999-999999999999';
  return /\d$/.test(value) ? value.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) : `${value}x`;
};

const isJson = (body: string): boolean => body.startsWith('{');

function fieldsOf(body: string): string[] {
  if (!isJson(body)) return [...new URLSearchParams(body).keys()];
  const walk = (value: object, path: string): string[] =>
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'object' && inner !== null ? walk(inner, `${path}${name}.`) : [`${path}${name}`],
    );
  return walk(JSON.parse(body), '');
}

function changedBody(body: string, field: string): string {
  if (!isJson(body)) {
    const fields = new URLSearchParams(body);
    fields.set(field, other(fields.get(field) ?? ''));
    return String(fields);
  }
  const names = field.split('.');
  return JSON.stringify(
    change(JSON.parse(body), (value) => other(value)),
    undefined,
  );

  function change(value: Record<string, unknown>, by: (value: string) => string, depth = 0): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== names[depth]) return [name, inner];
        if (typeof inner === 'object' && inner !== null) return [name, change(Object(inner), by, depth + 1)];
        return [name, typeof inner === 'string' ? by(inner) : inner === true ? false : Number(inner) + 1];
      }),
    );
  }
}

function changed(request: OutgoingRequest, field: string): OutgoingRequest {
  if (request.body !== null) return { ...request, body: changedBody(request.body, field) };
  const url = new URL(request.url);
  url.searchParams.set(field, other(url.searchParams.get(field) ?? ''));
  return { ...request, url: url.href };
}
