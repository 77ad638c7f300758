import type { cardGateways, DepositGatewayName } from '#contract/payments/deposit.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { ok } from '#domain/result.ts';
import type { DepositGateway, DepositOrder, OpenedPayment, PaymentEvent } from '#server/adapters/payments/gateway.ts';
import type { PlayedCompany } from '#server/adapters/payments/offer.ts';
import type { Callback, CompanyOrder, OutgoingRequest } from '#server/adapters/payments/protocol.ts';
import { offers } from '#server/adapters/payments/protocols/index.ts';
import type { Send } from '#server/adapters/payments/send.ts';

export const origin = 'https://faceup.test';
export const secret = 'a-secret-of-this-installation-0123456789';
export const now = new Date('2027-03-01T12:00:00Z');
export const depositId = '0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f34';
const reference = 'pay_abcdefghijklmnopqrstuvwx';

export const orderAt = (name: string): DepositOrder => ({
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
export function line(name: DepositGatewayName) {
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
      providerReference: reference,
      redirectUrl,
      qr: null,
      initializationToken: reference,
      form: null,
    };
    return at.answerOpened(order, way);
  };
  const gateway = found.sandbox(secret, origin, send, () => now);
  const stranger = found.company('what a stranger guessed, and guessed in vain', origin);
  return {
    company,
    stranger,
    gateway,
    asked,
    took: (order: CompanyOrder) => {
      book = order;
    },
    happened: (event: PaymentEvent | null) => {
      last = event;
    },
  };
}

/** The request that reaches the company: the house's own, or the one that the player's browser makes of the way on. */
export async function ordered(at: ReturnType<typeof line>, name: string): Promise<OutgoingRequest> {
  const opened = await at.gateway.open(orderAt(name));
  if (!opened.ok) throw new Error(opened.code);
  const [sent] = at.asked;
  if (sent !== undefined) return sent;
  const { redirectUrl, form } = opened.value;
  if (form !== null)
    return { method: 'POST', url: form.action, headers: {}, body: String(new URLSearchParams(form.fields)) };
  return { method: 'GET', url: redirectUrl ?? '', headers: {}, body: null };
}

const eventOf = (outcome: PaymentEvent['outcome'], order: CompanyOrder): PaymentEvent => ({
  eventId: 'evt_0123456789abcdef',
  depositId,
  providerReference: order.reference ?? reference,
  outcome,
  amountMinor: 3_050n,
  currency: 'EUR' satisfies CurrencyCode,
});

export const takenBy = (at: ReturnType<typeof line>, sent: OutgoingRequest): CompanyOrder => {
  const order = at.company.readOrder(sent);
  if (order === null) throw new Error('the company refused its own merchant');
  return order;
};

/** The company's callback about an order of the house, and what lies behind it when it is asked. */
export async function told(at: ReturnType<typeof line>, name: string, outcome: PaymentEvent['outcome']) {
  const order = takenBy(at, await ordered(at, name));
  at.took(order);
  const event = eventOf(outcome, order);
  at.happened(event);
  return { order, event, callback: at.company.callback(event, order, now) };
}

/** As the service does it: read, and asked where the company does not sign. Portals have our id in the address alone. */
export async function hear(gateway: DepositGateway, { headers, body, call }: Callback) {
  const where = call ?? (gateway.name.startsWith('pay') && gateway.name !== 'payweb' ? depositId : null);
  const read = gateway.readWebhook(Buffer.from(body), new Headers(headers), now, where);
  return !read.ok || gateway.confirm === undefined ? read : gateway.confirm(read.value);
}

/** The fields whose change the company must notice; a portal knows its merchant by the key alone. */
export const sealedIn: Readonly<Record<(typeof cardGateways)[number], readonly string[]>> = {
  brpay: ['merchantReference', 'amount', 'currency', 'returnUrl', 'webhookUrl', 'payableUntil'],
  pgpaytech: ['merchantReference', 'amount', 'currency', 'returnUrl', 'webhookUrl', 'payableUntil'],
  paypound: ['api_key'],
  paystudio: ['api_key'],
  payweb: ['PAYGATE_ID', 'REFERENCE', 'AMOUNT', 'CURRENCY', 'RETURN_URL', 'NOTIFY_URL', 'EMAIL', 'CHECKSUM'],
  ikajo: ['merchant_key', 'order.number', 'order.amount', 'order.currency', 'hash'],
  devcode: ['merchantId', 'attributes.depositId'],
  ems: ['storename', 'oid', 'chargetotal', 'currency', 'txndatetime', 'responseSuccessURL', 'hashExtended', 'email'],
};

export const bigints = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Another value of the same kind, where a value has one. */
const other = (value: string): string => {
  if (value === 'EUR') return 'USD';
  if (value === depositId) return '99999999-9999-4999-8999-999999999999';
  return /\d$/.test(value) ? value.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) : `${value}x`;
};

const isJson = (body: string): boolean => body.startsWith('{');

export function fieldsOf(body: string): string[] {
  if (!isJson(body)) return [...new URLSearchParams(body).keys()];
  const walk = (value: object, path: string): string[] =>
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'object' && inner !== null ? walk(inner, `${path}${name}.`) : [`${path}${name}`],
    );
  return walk(JSON.parse(body), '');
}

export function changedBody(body: string, field: string): string {
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

export function changed(request: OutgoingRequest, field: string): OutgoingRequest {
  if (request.body !== null) return { ...request, body: changedBody(request.body, field) };
  const url = new URL(request.url);
  url.searchParams.set(field, other(url.searchParams.get(field) ?? ''));
  return { ...request, url: url.href };
}
