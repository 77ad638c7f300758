import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok } from '#domain/result.ts';
import type { PaymentEvent } from '../gateway.ts';
import type { CompanyOrder, OutgoingRequest, PaymentProtocol } from '../protocol.ts';
import { currencyField, depositIdField, formOf, isSameText, jsonOf, minorOf, textOf } from './reading.ts';
import { md5, sha1 } from './signatures.ts';

const keys = z.strictObject({
  merchantKey: z.string().min(4).max(200),
  password: z.string().min(8).max(200),
  /** Both hosts are told to each merchant. */
  checkout: z.url(),
});
export type IkajoKeys = z.output<typeof keys>;

/** SHA-1 of the MD5 of the capital letters: the platform's rule for every message. */
const hashOf = (...parts: readonly string[]): string => sha1(md5(parts.join('').toUpperCase()));

const description = (depositId: string): string => `Deposit ${depositId}`;
const place = {
  session: '/api/v1/session',
  status: '/api/v1/payment/status',
  refund: '/api/v1/payment/refund',
} as const;
const json = { 'content-type': 'application/json' };

const orderFields = z.object({
  number: depositIdField,
  amount: z.string(),
  currency: currencyField,
  description: z.string(),
});
const session = z.object({
  merchant_key: z.string(),
  operation: z.literal('purchase'),
  order: orderFields,
  success_url: z.url(),
  notification_url: z.url(),
  hash: z.string(),
});
const question = z.object({ merchant_key: z.string(), order_id: depositIdField, hash: z.string() });
const refundWish = z.object({
  merchant_key: z.string(),
  payment_id: z.string().regex(/^[\w-]{1,100}$/),
  amount: z.string(),
  hash: z.string(),
});
const callback = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  order_number: depositIdField,
  order_amount: z.string(),
  order_currency: currencyField,
  order_description: z.string(),
  hash: z.string(),
});
const outcomes = {
  settled: 'completed',
  decline: 'failed',
  // Cancelled after it was taken; of one that was never taken there is nothing to take back, and the house says so.
  void: 'reversed',
  pending: 'pending',
  '3ds': 'pending',
  redirect: 'pending',
  refund: 'reversed',
  reversal: 'reversed',
  chargeback: 'reversed',
} as const;
type Status = keyof typeof outcomes;
const statuses = Object.keys(outcomes) as [Status, ...Status[]];
const statusOf = {
  completed: 'settled',
  failed: 'decline',
  expired: 'decline',
  pending: 'pending',
  reversed: 'chargeback',
} as const;
const status = z.object({
  payment_id: z.string().regex(/^[\w-]{1,100}$/),
  /** `prepare`: the page is open, and nothing has come of it. */
  status: z.enum(['prepare', ...statuses]),
  order: orderFields,
});

/**
 * The Checkout of the platform that iKajo's own published protocol is of: a session is opened, the player pays on its page, and the
 * outcome is posted. What the callback's hash covers is the order and not its outcome, hence the status is asked before anything moves.
 */
export const ikajo: PaymentProtocol<IkajoKeys> = {
  name: 'ikajo',
  keys,
  sandboxKeys: (secret, origin) => ({
    merchantKey: 'faceup-sandbox',
    password: secret,
    checkout: `${origin}/sandbox/api/ikajo`,
  }),
  redirectOrigins: ({ checkout }) => [new URL(checkout).origin],

  openRequest: ({ depositId: number, amountMinor, currency, returnUrl, webhookUrl, customer }, merchant) => {
    const order = { number, amount: formatAmount(amountMinor, currency), currency, description: description(number) };
    const { city, address, zipCode, phone } = customer;
    const billing = { country: customer.country, city, address, zip: zipCode, phone };
    return {
      method: 'POST',
      url: merchant.checkout + place.session,
      headers: json,
      body: JSON.stringify({
        merchant_key: merchant.merchantKey,
        operation: 'purchase',
        methods: ['card'],
        order,
        cancel_url: returnUrl,
        success_url: returnUrl,
        notification_url: webhookUrl,
        customer: { name: `${customer.firstName} ${customer.lastName}`, email: customer.email },
        // Only what the profile says: the page asks for the rest.
        billing_address: Object.fromEntries(Object.entries(billing).filter(([, value]) => value !== null)),
        hash: hashOf(order.number, order.amount, order.currency, order.description, merchant.password),
      }),
    };
  },
  readOpened: ({ status: code, body }) => {
    const parsed = z.object({ redirect_url: z.url() }).safeParse(jsonOf(body));
    if (code !== 200 || !parsed.success) return fail('gateway_unavailable');
    const way = { qr: null, initializationToken: null, form: null };
    return ok({ providerReference: null, redirectUrl: parsed.data.redirect_url, ...way });
  },
  readCallback: (raw, _headers, { password }) => {
    const parsed = callback.safeParse(formOf(textOf(raw)));
    if (!parsed.success) return fail('bad_request');
    const { id, order_number, order_amount, order_currency, order_description, hash } = parsed.data;
    const mine = hashOf(id, order_number, order_amount, order_currency, order_description, password);
    if (!isSameText(hash, mine)) return fail('signature_invalid');
    const amountMinor = minorOf(order_amount, order_currency);
    if (amountMinor === undefined) return fail('bad_request');
    const named = { eventId: `${id}:heard`, depositId: order_number, providerReference: id };
    return ok({ ...named, outcome: 'pending', amountMinor, currency: order_currency });
  },
  confirm: {
    request: ({ depositId }, merchant) => statusQuestion(depositId, merchant),
    read: ({ status: code, body }, heard) => {
      const parsed = status.safeParse(jsonOf(body));
      if (code !== 200 || !parsed.success) return fail('gateway_unavailable');
      const { payment_id: id, order } = parsed.data;
      const amountMinor = minorOf(order.amount, order.currency);
      if (order.number !== heard.depositId || amountMinor === undefined) return fail('gateway_unavailable');
      if (parsed.data.status === 'prepare') return ok(null);
      return ok({
        eventId: `${id}:${parsed.data.status}`,
        depositId: order.number,
        providerReference: id,
        outcome: outcomes[parsed.data.status],
        amountMinor,
        currency: order.currency,
      });
    },
  },
  acknowledge: () => ({ type: 'text/plain', body: 'OK' }),
  // How it stands comes first: what is refunded is not asked for again, and `accepted` says no more than that it is at work.
  refund: {
    request: ({ depositId }, merchant) => statusQuestion(depositId, merchant),
    read: ({ status: code, body }, { depositId, providerReference, amountMinor, currency }, merchant) => {
      const answer = jsonOf(body);
      if (code === 200 && z.object({ result: z.literal('accepted') }).safeParse(answer).success)
        return { outcome: 'pending' };
      const parsed = status.safeParse(answer);
      if (code !== 200 || !parsed.success || parsed.data.order.number !== depositId)
        return { outcome: 'unknown', reason: `answered ${code}` };
      const { payment_id: id, status: now } = parsed.data;
      if (now !== 'prepare' && outcomes[now] === 'reversed') return { outcome: 'refunded', reference: id };
      if (now !== 'settled') return { outcome: 'refused', reason: now };
      const amount = formatAmount(amountMinor, currency);
      const hash = hashOf(providerReference, amount, merchant.password);
      const wish = { merchant_key: merchant.merchantKey, payment_id: providerReference, amount, hash };
      return {
        next: { method: 'POST', url: merchant.checkout + place.refund, headers: json, body: JSON.stringify(wish) },
      };
    },
  },

  company: {
    refunds: {
      read: ({ method, url, body }, { merchantKey, password }) => {
        const parsed = refundWish.safeParse(jsonOf(body ?? ''));
        if (method !== 'POST' || !url.endsWith(place.refund) || !parsed.success) return null;
        const { merchant_key, payment_id: reference, amount, hash } = parsed.data;
        const isOurs = merchant_key === merchantKey && isSameText(hash, hashOf(reference, amount, password));
        return isOurs ? { reference, isDone: true } : null;
      },
      answer: ({ reference }, isPaid) =>
        isPaid
          ? { status: 200, body: JSON.stringify({ payment_id: reference, result: 'accepted' }) }
          : { status: 400, body: JSON.stringify({ error_code: 100_000, error_message: 'Request data is invalid' }) },
    },
    readOrder: ({ method, url, body }, merchant): CompanyOrder | null => {
      const parsed = session.safeParse(jsonOf(body ?? ''));
      if (method !== 'POST' || !url.endsWith(place.session) || !parsed.success) return null;
      const { merchant_key, order, hash, success_url: returnUrl, notification_url: webhookUrl } = parsed.data;
      const mine = hashOf(order.number, order.amount, order.currency, order.description, merchant.password);
      if (merchant_key !== merchant.merchantKey || !isSameText(hash, mine)) return null;
      const amountMinor = minorOf(order.amount, order.currency);
      if (amountMinor === undefined) return null;
      return { depositId: order.number, amountMinor, currency: order.currency, returnUrl, webhookUrl };
    },
    answerOpened: (_order, { redirectUrl }) => ({ status: 200, body: JSON.stringify({ redirect_url: redirectUrl }) }),
    callback: ({ providerReference: id, outcome, amountMinor, currency }, { depositId }, { password }) => {
      const order = orderText(depositId, amountMinor, currency);
      const fields = {
        id,
        order_number: order.number,
        order_amount: order.amount,
        order_currency: order.currency,
        order_description: order.description,
        order_status: statusOf[outcome],
        type: outcome === 'reversed' ? 'chargeback' : 'sale',
        status: outcome === 'completed' || outcome === 'reversed' ? 'success' : 'fail',
        hash: hashOf(id, order.number, order.amount, order.currency, order.description, password),
      };
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(fields)),
      };
    },
    readQuestion: ({ method, url, body }, { merchantKey, password }) => {
      const parsed = question.safeParse(jsonOf(body ?? ''));
      if (method !== 'POST' || !url.endsWith(place.status) || !parsed.success) return null;
      const { merchant_key, order_id, hash } = parsed.data;
      return merchant_key === merchantKey && isSameText(hash, hashOf(order_id, password)) ? order_id : null;
    },
    answerQuestion: (event, asked) => ({ status: 200, body: JSON.stringify(statusBody(event, asked)) }),
  },
};

const statusQuestion = (depositId: string, { checkout, merchantKey, password }: IkajoKeys): OutgoingRequest => ({
  method: 'POST',
  url: checkout + place.status,
  headers: json,
  body: JSON.stringify({ merchant_key: merchantKey, order_id: depositId, hash: hashOf(depositId, password) }),
});

const orderText = (number: string, amountMinor: bigint, currency: CurrencyCode) => ({
  number,
  amount: formatAmount(amountMinor, currency),
  currency,
  description: description(number),
});

const statusBody = (event: PaymentEvent | null, { depositId, amountMinor, currency }: CompanyOrder) => ({
  payment_id: event?.providerReference ?? depositId,
  status: event === null ? 'prepare' : statusOf[event.outcome],
  order: orderText(depositId, event?.amountMinor ?? amountMinor, event?.currency ?? currency),
});
