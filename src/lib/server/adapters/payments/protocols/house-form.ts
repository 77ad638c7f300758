import { z } from 'zod';
import type { DepositGatewayName } from '#contract/payments/deposit.ts';
import { fail, ok } from '#domain/result.ts';
import type { PaymentProtocol } from '../protocol.ts';
import { isSigned, signWebhook } from './house-signature.ts';
import { currencyField, depositIdField, jsonOf, keyOrigin, textOf } from './reading.ts';

export const signatureHeader = 'Faceup-Signature';

const keys = z.strictObject({
  /** Where a payment is opened. */
  api: z.url(),
  secret: z.string().min(32, 'at least 32 characters').max(500),
  /** Where its pages are. */
  pageOrigins: z.array(keyOrigin).min(1),
});
export type HouseFormKeys = z.output<typeof keys>;

/** `amount` is in minor units, as a string: no float, no lost digit. */
const amount = z.string().regex(/^[1-9]\d{0,18}$/);

const order = z.strictObject({
  merchantReference: depositIdField,
  amount,
  currency: currencyField,
  returnUrl: z.url(),
  webhookUrl: z.url(),
  payableUntil: z.iso.datetime(),
  customer: z.strictObject({ id: z.uuid(), email: z.string(), country: z.string(), language: z.string() }),
});
const opened = z.strictObject({ reference: z.string().min(1).max(100), redirectUrl: z.url() });

/** The second word of the house form: all of a payment goes back. The same again is answered the same. */
const refundWish = z.strictObject({
  merchantReference: depositIdField,
  reference: z.string().min(1).max(100),
  amount,
  currency: currencyField,
});
const refundTold = z.strictObject({
  refund: z.enum(['done', 'pending', 'refused']),
  reference: z.string().min(1).max(100),
});

const outcomes = {
  'payment.completed': 'completed',
  'payment.failed': 'failed',
  'payment.pending': 'pending',
  'payment.expired': 'expired',
  'payment.reversed': 'reversed',
} as const;
type EventType = keyof typeof outcomes;

const event = z.strictObject({
  id: z.string().regex(/^evt_[A-Za-z0-9_-]{8,64}$/),
  type: z.enum(Object.keys(outcomes) as [EventType, ...EventType[]]),
  reference: z.string().min(1).max(100),
  merchantReference: depositIdField,
  amount,
  currency: currencyField,
});
export type HouseEvent = z.output<typeof event>;

const json = 'application/json';

/**
 * The form of the house itself, for companies that publish none (`docs/payments.md`): JSON both ways, signed with HMAC-SHA256 over a
 * time and the raw body, as Stripe made common. An operator puts a connector of the company's between.
 */
export const houseForm = (name: DepositGatewayName): PaymentProtocol<HouseFormKeys> => ({
  name,
  keys,
  sandboxKeys: (secret, origin) => ({ api: `${origin}/sandbox/api/${name}`, secret, pageOrigins: [origin] }),
  redirectOrigins: ({ pageOrigins }) => pageOrigins,

  openRequest: ({ depositId, amountMinor, currency, returnUrl, webhookUrl, payableUntil, customer }, merchant, now) => {
    const body = JSON.stringify({
      merchantReference: depositId,
      amount: String(amountMinor),
      currency,
      returnUrl,
      webhookUrl,
      payableUntil: payableUntil.toISOString(),
      customer: {
        id: customer.playerId,
        email: customer.email,
        country: customer.country,
        language: customer.language,
      },
    } satisfies z.input<typeof order>);
    const signature = signWebhook(merchant.secret, Buffer.from(body), now);
    return {
      method: 'POST',
      url: merchant.api,
      headers: { 'content-type': json, [signatureHeader]: signature },
      body,
    };
  },
  readOpened: ({ status, body }) => {
    const parsed = opened.safeParse(jsonOf(body));
    if (status !== 200 || !parsed.success) return fail('gateway_unavailable');
    const { reference: providerReference, redirectUrl } = parsed.data;
    return ok({ providerReference, redirectUrl, qr: null, initializationToken: null, form: null });
  },
  readCallback: (raw, headers, { secret }, now) => {
    if (!isSigned(secret, raw, headers.get(signatureHeader), now)) return fail('signature_invalid');
    const parsed = event.safeParse(jsonOf(textOf(raw)));
    if (!parsed.success) return fail('bad_request');
    const { id, type, reference, merchantReference, currency } = parsed.data;
    return ok({
      eventId: id,
      depositId: merchantReference,
      providerReference: reference,
      outcome: outcomes[type],
      amountMinor: BigInt(parsed.data.amount),
      currency,
    });
  },
  refund: {
    request: ({ depositId, providerReference, amountMinor, currency }, { api, secret }, now) => {
      const wish = {
        merchantReference: depositId,
        reference: providerReference,
        amount: String(amountMinor),
        currency,
      };
      const body = JSON.stringify(wish satisfies z.input<typeof refundWish>);
      const signature = signWebhook(secret, Buffer.from(body), now);
      return {
        method: 'POST',
        url: `${api}/refunds`,
        headers: { 'content-type': json, [signatureHeader]: signature },
        body,
      };
    },
    read: ({ status, body }) => {
      const parsed = refundTold.safeParse(jsonOf(body));
      if (status !== 200 || !parsed.success) return { outcome: 'unknown', reason: `answered ${status}` };
      const { refund, reference } = parsed.data;
      if (refund === 'done') return { outcome: 'refunded', reference };
      return refund === 'pending' ? { outcome: 'pending' } : { outcome: 'refused', reason: reference };
    },
  },

  company: {
    refunds: {
      read: ({ method, url, headers, body }, { secret }) => {
        const parsed = refundWish.safeParse(jsonOf(body ?? ''));
        if (method !== 'POST' || !url.endsWith('/refunds') || !parsed.success) return null;
        if (!isSigned(secret, Buffer.from(body ?? ''), headers[signatureHeader] ?? null, null)) return null;
        return { reference: parsed.data.merchantReference, isDone: true };
      },
      answer: ({ reference }, isPaid) => ({
        status: 200,
        body: JSON.stringify(
          isPaid ? { refund: 'done', reference: `refund-${reference}` } : { refund: 'refused', reference: 'not paid' },
        ),
      }),
    },
    readOrder: ({ method, headers, body }, { secret }) => {
      const parsed = order.safeParse(jsonOf(body ?? ''));
      const signature = headers[signatureHeader] ?? null;
      if (method !== 'POST' || !isSigned(secret, Buffer.from(body ?? ''), signature, null) || !parsed.success)
        return null;
      const { merchantReference, returnUrl, webhookUrl, currency } = parsed.data;
      const amountMinor = BigInt(parsed.data.amount);
      return { depositId: merchantReference, amountMinor, currency, returnUrl, webhookUrl };
    },
    answerOpened: (_order, { providerReference, redirectUrl }) => ({
      status: 200,
      body: JSON.stringify({ reference: providerReference, redirectUrl }),
    }),
    callback: ({ eventId, providerReference, outcome, amountMinor, currency }, { depositId }, { secret }, now) => {
      const body = JSON.stringify({
        id: eventId,
        type: `payment.${outcome}`,
        reference: providerReference,
        merchantReference: depositId,
        amount: String(amountMinor),
        currency,
      } satisfies HouseEvent);
      return {
        headers: { 'content-type': json, [signatureHeader]: signWebhook(secret, Buffer.from(body), now) },
        body,
      };
    },
  },
});
