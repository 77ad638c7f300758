import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import type { PaymentEvent } from '../gateway.ts';
import type { CompanyOrder, PaymentProtocol } from '../protocol.ts';
import {
  currencyField,
  depositIdField,
  isSameText,
  jsonOf,
  jsonWithAmount,
  keyOrigin,
  minorOf,
  textOf,
} from './reading.ts';

const keys = z.strictObject({
  apiKey: z.string().min(8).max(200),
  api: z.url().default('https://walletapi.jeton.com'),
  /** Where its checkout page is; the sandbox's is https://sandbox.jetoncheckout.com, the live one Jeton tells the merchant. */
  checkoutOrigins: z.array(keyOrigin).min(1),
});
export type JetonKeys = z.output<typeof keys>;

const path = '/api/v3/integration/merchants/payments';
const paymentId = z.union([z.int().transform(String), z.string().regex(/^[\w-]{1,100}$/)]);
const opened = z.object({
  paymentId,
  orderId: depositIdField,
  checkout: z.url().nullish(),
  /** Base64 of a picture. */
  qr: z.base64().max(100_000).nullish(),
});
/** The notification (IPN) and the answer about a payment's status have the same fields. */
const notification = z.object({
  paymentId,
  orderId: depositIdField,
  type: z.literal('PAY'),
  amount: z.union([z.string(), z.number()]),
  currency: currencyField,
  status: z.enum(['SUCCESS', 'FAILED', 'ERROR', 'INITIALIZED', 'PROCESSING']),
});
const outcomes = {
  SUCCESS: 'completed',
  FAILED: 'failed',
  ERROR: 'failed',
  INITIALIZED: 'pending',
  PROCESSING: 'pending',
} as const;
const statusOf = {
  completed: 'SUCCESS',
  failed: 'FAILED',
  expired: 'FAILED',
  pending: 'PROCESSING',
  reversed: 'FAILED',
} as const;

const order = z.object({
  orderId: depositIdField,
  amount: z.number(),
  currency: currencyField,
  returnUrl: z.url(),
  method: z.literal('CHECKOUT'),
});
const question = z.object({ orderId: depositIdField, type: z.literal('PAY') });

const headers = (apiKey: string) => ({ 'content-type': 'application/json', 'x-api-key': apiKey });

/** GIF and PNG by their first bytes: a picture of any other kind is left out, and the page's address stays. */
const pictureOf = (base64: string | null | undefined): string | null => {
  if (base64?.startsWith('R0lGOD')) return `data:image/gif;base64,${base64}`;
  return base64?.startsWith('iVBORw0KGgo') ? `data:image/png;base64,${base64}` : null;
};

function eventOf(body: unknown) {
  const parsed = notification.safeParse(body);
  if (!parsed.success) return fail('bad_request');
  const { orderId, currency, status, amount, paymentId: providerReference } = parsed.data;
  const amountMinor = minorOf(amount, currency);
  if (amountMinor === undefined) return fail('bad_request');
  const eventId = `${providerReference}:${status}`;
  return ok({ eventId, depositId: orderId, providerReference, outcome: outcomes[status], amountMinor, currency });
}

/** The player has not paid, and not left either. */
const isOnlyOpened = (body: unknown): boolean => notification.safeParse(body).data?.status === 'INITIALIZED';

/**
 * Jeton Wallet API v3, method CHECKOUT: the player pays on the page that `pay` answers, or scans its code. The notification is not
 * signed, hence the status is asked (`payments/status`) before anything moves.
 */
export const jeton: PaymentProtocol<JetonKeys> = {
  name: 'jeton',
  keys,
  sandboxKeys: (secret, sandboxOrigin) => ({
    apiKey: secret,
    api: `${sandboxOrigin}/sandbox/api/jeton`,
    checkoutOrigins: [sandboxOrigin],
  }),
  redirectOrigins: ({ checkoutOrigins }) => checkoutOrigins,

  openRequest: ({ depositId, amountMinor, currency, returnUrl, customer }, { api, apiKey }) => ({
    method: 'POST',
    url: `${api}${path}/pay`,
    headers: headers(apiKey),
    body: jsonWithAmount(
      {
        orderId: depositId,
        currency,
        returnUrl,
        method: 'CHECKOUT',
        customerReferenceNo: customer.playerId,
        language: customer.language.toUpperCase(),
      },
      formatAmount(amountMinor, currency),
    ),
  }),
  readOpened: ({ status, body }, { depositId }) => {
    const parsed = opened.safeParse(jsonOf(body));
    if (status < 200 || status > 299 || !parsed.success) return fail('gateway_unavailable');
    const { paymentId: providerReference, orderId, checkout, qr } = parsed.data;
    if (orderId !== depositId || !checkout) return fail('gateway_unavailable');
    const way = { initializationToken: null, form: null };
    return ok({ providerReference, redirectUrl: checkout, qr: pictureOf(qr), ...way });
  },

  readCallback: (raw) => eventOf(jsonOf(textOf(raw))),
  confirm: {
    request: ({ depositId }, { api, apiKey }) => ({
      method: 'POST',
      url: `${api}${path}/status`,
      headers: headers(apiKey),
      body: JSON.stringify({ orderId: depositId, type: 'PAY' }),
    }),
    read: ({ status, body }, { depositId }) => {
      const told = jsonOf(body);
      const answer = eventOf(told);
      const isOurs = answer.ok && answer.value.depositId === depositId;
      if (status < 200 || status > 299 || !isOurs) return fail('gateway_unavailable');
      return isOnlyOpened(told) ? ok(null) : answer;
    },
  },

  company: {
    // Its documents know no message for money that is taken back.
    silentOn: ['reversed'],
    readOrder: ({ method, url, headers: sent, body }, { apiKey }) => {
      const parsed = order.safeParse(jsonOf(body ?? ''));
      if (method !== 'POST' || !url.endsWith(`${path}/pay`) || !isSameText(sent['x-api-key'] ?? '', apiKey))
        return null;
      if (!parsed.success) return null;
      const { orderId: depositId, amount, currency, returnUrl } = parsed.data;
      const amountMinor = minorOf(amount, currency);
      if (amountMinor === undefined) return null;
      // Its notifications go to an address that the merchant once told it, not to one of the order.
      const webhookUrl = `${new URL(returnUrl).origin}/payments/jeton/webhook`;
      return { depositId, amountMinor, currency, returnUrl, webhookUrl };
    },
    answerOpened: ({ depositId }, { providerReference, redirectUrl, qr }) => ({
      status: 200,
      body: JSON.stringify({
        paymentId: providerReference,
        orderId: depositId,
        checkout: redirectUrl,
        method: 'CHECKOUT',
        qr: qr === null ? null : qr.slice(qr.indexOf(',') + 1),
      }),
    }),
    callback: (event, { depositId }) => ({
      headers: { 'content-type': 'application/json' },
      body: bodyOf(event, depositId),
    }),
    readQuestion: ({ method, url, headers: sent, body }, { apiKey }) => {
      const parsed = question.safeParse(jsonOf(body ?? ''));
      if (method !== 'POST' || !url.endsWith(`${path}/status`) || !isSameText(sent['x-api-key'] ?? '', apiKey))
        return null;
      return parsed.success ? parsed.data.orderId : null;
    },
    answerQuestion: (event, asked) => ({
      status: 200,
      body: event === null ? openedBody(asked) : bodyOf(event, asked.depositId),
    }),
  },
};

const bodyOf = ({ providerReference: paymentId, outcome, ...event }: PaymentEvent, orderId: string): string => {
  const { amountMinor, currency } = event;
  const told = { paymentId, orderId, type: 'PAY', currency, status: statusOf[outcome], message: statusOf[outcome] };
  return jsonWithAmount(told, formatAmount(amountMinor, currency));
};
const openedBody = ({ depositId: orderId, amountMinor, currency }: CompanyOrder): string =>
  jsonWithAmount(
    { paymentId: 0, orderId, type: 'PAY', currency, status: 'INITIALIZED' },
    formatAmount(amountMinor, currency),
  );
