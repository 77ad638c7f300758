import { createHash } from 'node:crypto';
import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import type { PaymentProtocol } from '../protocol.ts';
import { currencyField, depositIdField, isSameText, jsonOf, jsonWithAmount, minorOf, textOf } from './reading.ts';

const keys = z.strictObject({
  apiKey: z.string().min(8).max(200),
  secret: z.string().min(8).max(200),
  api: z.url(),
  /** What stands before the token in the address of the page where the voucher is typed. */
  page: z.url(),
  /** The operator's word that a status which nobody signs may move money; without it the start is refused. */
  acceptsUnsignedStatus: z.literal(
    true,
    'must be true: the MD5 of JetonCash leaves out the status, and it cannot be asked back (docs/payments.md)',
  ),
});
export type JetonCashKeys = z.output<typeof keys>;

const paymentMethod = 'REDEEM_VOUCHER';
const opened = z.object({ code: z.literal('00000'), token: z.string().regex(/^[\w.~-]{8,4000}$/) });
const notification = z.object({
  status: z.enum(['APPROVED', 'DECLINED', 'PENDING']),
  transactionId: z.string().regex(/^[\w-]{1,100}$/),
  referenceNo: depositIdField,
  paymentMethod: z.literal(paymentMethod),
  amount: z.union([z.string(), z.number()]),
  currency: currencyField,
  tokenExtended: z.string(),
});
const outcomes = { APPROVED: 'completed', DECLINED: 'failed', PENDING: 'pending' } as const;
const statusOf = {
  completed: 'APPROVED',
  failed: 'DECLINED',
  expired: 'DECLINED',
  pending: 'PENDING',
  reversed: 'DECLINED',
} as const;

const order = z.object({
  apiKey: z.string(),
  referenceNo: depositIdField,
  amount: z.number(),
  currency: currencyField,
  defaultPaymentMethod: z.literal(paymentMethod),
  successRedirectUrl: z.url(),
});

/** MD5 of secret, reference, method, amount and currency with points between, as integrations in the open compute it. */
const extendedToken = (secret: string, reference: string, amount: string | number, currency: string): string =>
  createHash('md5').update(`${secret}.${reference}.${paymentMethod}.${amount}.${currency}`).digest('hex');

/**
 * JetonCash: `initialize` answers a token, and the player redeems the voucher on the page that it opens. Jeton publishes no document
 * of it that we have found; this is how open integrations speak to it (docs/payments.md).
 */
export const jetonCash: PaymentProtocol<JetonCashKeys> = {
  name: 'jeton-cash',
  keys,
  sandboxKeys: (secret, sandboxOrigin) => ({
    apiKey: `sandbox-${secret.slice(0, 16)}`,
    secret,
    api: `${sandboxOrigin}/sandbox/api/jeton-cash`,
    page: `${sandboxOrigin}/sandbox/pay/jeton-cash/`,
    acceptsUnsignedStatus: true,
  }),
  redirectOrigins: ({ page }) => [new URL(page).origin],

  openRequest: ({ depositId, amountMinor, currency, returnUrl, customer }, { api, apiKey }) => ({
    method: 'POST',
    url: `${api}/initialize`,
    headers: { 'content-type': 'application/json' },
    body: jsonWithAmount(
      {
        apiKey,
        referenceNo: depositId,
        currency,
        country: customer.country,
        defaultPaymentMethod: paymentMethod,
        email: customer.email,
        firstName: customer.firstName,
        lastName: customer.lastName,
        ...(customer.dateOfBirth !== null && { dateOfBirth: customer.dateOfBirth }),
        language: customer.language.toUpperCase(),
        successRedirectUrl: returnUrl,
        failRedirectUrl: returnUrl,
      },
      formatAmount(amountMinor, currency),
    ),
  }),
  readOpened: ({ status, body }, { depositId }, { page }) => {
    const parsed = opened.safeParse(jsonOf(body));
    if (status < 200 || status > 299 || !parsed.success) return fail('gateway_unavailable');
    const way = { qr: null, initializationToken: null, form: null };
    return ok({ providerReference: depositId, redirectUrl: page + parsed.data.token, ...way });
  },

  readCallback: (raw, _headers, { secret }) => {
    const parsed = notification.safeParse(jsonOf(textOf(raw)));
    if (!parsed.success) return fail('bad_request');
    const { referenceNo, amount, currency, status, transactionId, tokenExtended } = parsed.data;
    const right = extendedToken(secret, referenceNo, amount, currency);
    if (!isSameText(tokenExtended.toLowerCase(), right)) return fail('signature_invalid');
    const amountMinor = minorOf(amount, currency);
    if (amountMinor === undefined) return fail('bad_request');
    return ok({
      eventId: `${transactionId}:${status}`,
      depositId: referenceNo,
      providerReference: referenceNo,
      outcome: outcomes[status],
      amountMinor,
      currency,
    });
  },

  company: {
    // The open integrations know no message for money that is taken back.
    silentOn: ['reversed'],
    readOrder: ({ method, url, body }, { apiKey }) => {
      const parsed = order.safeParse(jsonOf(body ?? ''));
      if (method !== 'POST' || !url.endsWith('/initialize') || !parsed.success) return null;
      if (!isSameText(parsed.data.apiKey, apiKey)) return null;
      const { referenceNo: depositId, amount, currency, successRedirectUrl: returnUrl } = parsed.data;
      const amountMinor = minorOf(amount, currency);
      if (amountMinor === undefined) return null;
      const webhookUrl = `${new URL(returnUrl).origin}/payments/jeton-cash/webhook`;
      return { depositId, amountMinor, currency, returnUrl, webhookUrl };
    },
    answerOpened: (_order, { providerReference }) => ({
      status: 200,
      body: JSON.stringify({ code: '00000', message: 'Success', token: providerReference }),
    }),
    callback: (event, { depositId }, { secret }) => {
      const amount = formatAmount(event.amountMinor, event.currency);
      const body = {
        code: event.outcome === 'completed' ? '00000' : '00001',
        status: statusOf[event.outcome],
        transactionId: event.eventId.replaceAll(/[^\w-]/g, '_'),
        referenceNo: depositId,
        paymentMethod,
        amount,
        currency: event.currency,
        tokenExtended: extendedToken(secret, depositId, amount, event.currency),
      };
      return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    },
  },
};
