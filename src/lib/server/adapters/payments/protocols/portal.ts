import { z } from 'zod';
import type { DepositGatewayName } from '#contract/payments/deposit.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import type { PaymentEvent } from '../gateway.ts';
import type { CompanyOrder, PaymentProtocol } from '../protocol.ts';
import { currencyField, depositIdField, isSameText, jsonOf, keyOrigin, minorOf } from './reading.ts';

const keysWith = (portal?: string) => {
  const url = z.url();
  return z.strictObject({
    apiKey: z.string().min(16).max(500),
    /** The portal's host, before `/api/…`. */
    portal: portal === undefined ? url : url.default(portal),
    /** Where its pages are, when elsewhere. */
    pageOrigins: z.array(keyOrigin).default([]),
  });
};
type Keys = z.output<ReturnType<typeof keysWith>>;

const place = { open: '/api/hosted-pay/payment-request', details: '/api/get-transaction-details' } as const;
const json = { 'content-type': 'application/json' };

const order = z.object({
  api_key: z.string(),
  amount: z.string(),
  currency: currencyField,
  customer_order_id: depositIdField,
  response_url: z.url(),
  webhook_url: z.url(),
});
const question = z.object({ api_key: z.string(), customer_order_id: depositIdField });
const opened = z.object({
  status: z.string(),
  payment_redirect_url: z.url().optional(),
  redirect_3ds_url: z.url().optional(),
});
/** An answer without what was paid, or of which of our orders, is none: it could be of another. */
const details = z.object({
  status: z.literal('success'),
  transaction: z.object({
    order_id: z.union([z.int().transform(String), z.string().regex(/^[\w-]{1,100}$/)]),
    customer_order_id: depositIdField,
    transaction_status: z.enum(['success', 'declined', 'blocked', 'pending', 'refunded', 'chargeback']),
    amount: z.union([z.string(), z.number()]),
    currency: currencyField,
  }),
});
const outcomes = {
  success: 'completed',
  declined: 'failed',
  blocked: 'failed',
  pending: 'pending',
  refunded: 'reversed',
  chargeback: 'reversed',
} as const;
const statusOf = {
  completed: 'success',
  failed: 'declined',
  expired: 'declined',
  pending: 'pending',
  reversed: 'chargeback',
} as const;

/**
 * The payment portal that PayPound and PayStudio publish alike: an order by API key, a page of the portal's to pay on, and a webhook
 * that nobody signs. Its address carries our id, its body is not even read, and the portal is asked what became of the payment.
 */
export const portal = (name: DepositGatewayName, host?: string): PaymentProtocol<Keys> => ({
  name,
  keys: keysWith(host),
  sandboxKeys: (secret, origin) => ({ apiKey: secret, portal: `${origin}/sandbox/api/${name}`, pageOrigins: [origin] }),
  redirectOrigins: ({ portal: api, pageOrigins }) => [new URL(api).origin, ...pageOrigins],

  openRequest: ({ depositId, amountMinor, currency, returnUrl, webhookUrl, customer }, merchant) => ({
    method: 'POST',
    url: merchant.portal + place.open,
    headers: json,
    body: JSON.stringify({
      api_key: merchant.apiKey,
      first_name: customer.firstName,
      last_name: customer.lastName,
      address: customer.address ?? '',
      country: customer.country,
      state: customer.state ?? '',
      city: customer.city ?? '',
      zip: customer.zipCode ?? '',
      ip_address: customer.ip,
      email: customer.email,
      phone_no: customer.phone ?? '',
      amount: formatAmount(amountMinor, currency),
      currency,
      customer_order_id: depositId,
      response_url: returnUrl,
      webhook_url: `${webhookUrl}/${depositId}`,
    }),
  }),
  readOpened: ({ status, body }) => {
    const parsed = opened.safeParse(jsonOf(body));
    if (status !== 200 || !parsed.success || parsed.data.status === 'fail') return fail('gateway_unavailable');
    const redirectUrl = parsed.data.payment_redirect_url ?? parsed.data.redirect_3ds_url;
    if (redirectUrl === undefined) return fail('gateway_unavailable');
    // The portal's own number comes with the first answer about the payment.
    return ok({ providerReference: null, redirectUrl, qr: null, initializationToken: null, form: null });
  },
  readCallback: (_raw, _headers, _keys, _now, call) => {
    const depositId = depositIdField.safeParse(call);
    if (!depositId.success) return fail('bad_request');
    return ok(hint(depositId.data));
  },
  confirm: {
    request: ({ depositId }, { portal: api, apiKey }) => ({
      method: 'POST',
      url: api + place.details,
      headers: json,
      body: JSON.stringify({ api_key: apiKey, customer_order_id: depositId }),
    }),
    read: ({ status, body }, { depositId }) => {
      const answer = jsonOf(body);
      // What it does not know yet has not been paid.
      if (status === 200 && z.object({ status: z.literal('fail') }).safeParse(answer).success) return ok(null);
      const parsed = details.safeParse(answer);
      if (status !== 200 || !parsed.success) return fail('gateway_unavailable');
      const { order_id, customer_order_id, transaction_status, amount, currency } = parsed.data.transaction;
      const amountMinor = minorOf(amount, currency);
      if (customer_order_id !== depositId || amountMinor === undefined) return fail('gateway_unavailable');
      return ok({
        eventId: `${order_id}:${transaction_status}`,
        providerReference: order_id,
        outcome: outcomes[transaction_status],
        depositId,
        amountMinor,
        currency,
      });
    },
  },

  company: {
    readOrder: ({ method, url, body }, { apiKey }): CompanyOrder | null => {
      const parsed = order.safeParse(jsonOf(body ?? ''));
      if (method !== 'POST' || !url.endsWith(place.open) || !parsed.success) return null;
      const { api_key, amount, currency, customer_order_id, response_url, webhook_url } = parsed.data;
      const amountMinor = minorOf(amount, currency);
      if (!isSameText(api_key, apiKey) || amountMinor === undefined) return null;
      const where = { returnUrl: response_url, webhookUrl: webhook_url };
      return { depositId: customer_order_id, amountMinor, currency, ...where };
    },
    answerOpened: (_order, { redirectUrl }) => ({
      status: 200,
      body: JSON.stringify({ status: '3d_redirect', payment_redirect_url: redirectUrl }),
    }),
    callback: (event, { depositId }) => ({ headers: json, body: JSON.stringify(detailsOf(event, depositId)) }),
    readQuestion: ({ method, url, body }, { apiKey }) => {
      const parsed = question.safeParse(jsonOf(body ?? ''));
      if (method !== 'POST' || !url.endsWith(place.details) || !parsed.success) return null;
      return isSameText(parsed.data.api_key, apiKey) ? parsed.data.customer_order_id : null;
    },
    answerQuestion: (event, { depositId }) => ({
      status: 200,
      body: JSON.stringify(event === null ? { status: 'fail' } : detailsOf(event, depositId)),
    }),
  },
});

/** Worth asking about, and nothing else: every word of it is replaced by the portal's answer. */
const hint = (depositId: string): PaymentEvent => ({
  eventId: `asked:${depositId}`,
  depositId,
  providerReference: depositId,
  outcome: 'pending',
  amountMinor: 0n,
  currency: 'EUR',
});

const detailsOf = ({ providerReference, outcome, amountMinor, currency }: PaymentEvent, depositId: string) => ({
  status: 'success',
  transaction: {
    order_id: providerReference,
    customer_order_id: depositId,
    transaction_status: statusOf[outcome],
    amount: formatAmount(amountMinor, currency),
    currency,
  },
});
