import { createHash } from 'node:crypto';
import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok } from '#domain/result.ts';
import type { CarriedProtocol } from '../protocol.ts';
import { depositIdField, formOf, isSameText, minorOf, textOf } from './reading.ts';
import { hmacBase64 } from './signatures.ts';

const keys = z.strictObject({
  storeName: z.string().regex(/^\d{1,20}$/),
  sharedSecret: z.string().min(8).max(200),
  connect: z.url().default('https://www.ipg-online.com/connect/gateway/processing'),
});
export type EmsKeys = z.output<typeof keys>;

type Fields = Readonly<Record<string, string>>;

/** ISO 4217's numbers, which this company wants. */
const numbers: Readonly<Partial<Record<CurrencyCode, string>>> = { EUR: '978', USD: '840', GBP: '826', CAD: '124' };
const currencyOf = (number: string): CurrencyCode | undefined =>
  (Object.keys(numbers) as CurrencyCode[]).find((code) => numbers[code] === number);

/** The values of all fields by the order of their names, joined by pipes. */
const extendedHash = (fields: Fields, secret: string): string => {
  const names = Object.keys(fields).filter((name) => name !== 'hashExtended');
  const values = names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => fields[name]);
  return hmacBase64(secret, values.join('|'));
};
type Told = Pick<z.output<typeof notification>, 'chargetotal' | 'currency' | 'txndatetime' | 'approval_code'>;
const notificationHash = (told: Told, { storeName, sharedSecret }: EmsKeys): string =>
  hmacBase64(
    sharedSecret,
    [told.chargetotal, told.currency, told.txndatetime, storeName, told.approval_code].join('|'),
  );

const notification = z.object({
  oid: depositIdField,
  chargetotal: z.string().max(20),
  currency: z.string().regex(/^\d{3}$/),
  txndatetime: z.string().regex(/^\d{4}:\d\d:\d\d-\d\d:\d\d:\d\d$/),
  /** `Y:…` approved, `N:…` declined, `?:…` waiting. It is hashed, and `status` is not. */
  approval_code: z.string().min(1).max(200),
  notification_hash: z.string(),
});
const outcomes: Readonly<Record<string, 'completed' | 'failed' | 'pending'>> = {
  Y: 'completed',
  N: 'failed',
  '?': 'pending',
};
const codes = {
  completed: 'Y:402881',
  failed: 'N:05:DECLINED',
  pending: '?:waiting',
  expired: 'N:-5002:Cancelled',
  reversed: 'N:-5002:Cancelled',
} as const;

const order = z.object({
  txntype: z.literal('sale'),
  storename: z.string(),
  txndatetime: z.string(),
  oid: depositIdField,
  chargetotal: z.string(),
  currency: z.string(),
  responseSuccessURL: z.url(),
  transactionNotificationURL: z.url(),
  hash_algorithm: z.literal('HMACSHA256'),
  hashExtended: z.string(),
});

/** The gateway's own number of a payment, for the sandbox: ten digits. */
const paymentNumber = (depositId: string): string =>
  createHash('sha256').update(depositId).digest().readUIntBE(0, 5).toString().padStart(10, '0').slice(-10);

/** `yyyy:mm:dd-hh:mm:ss`, UTC. */
const stamp = (at: Date): string => at.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', '-');

/**
 * The Connect pages of Fiserv's (First Data's) gateway, under which EMS sells them: the player's browser posts the order itself, sealed
 * by HMAC-SHA256 over all its fields, and the gateway notifies by a hash over five of its own. The order's id is not among those, but
 * its time is: hence both together are the payment's name. Of two orders of one second and one amount the approval, which carries the
 * gateway's number of the payment, counts for whichever heard it first, and for no other.
 */
export const ems: CarriedProtocol<EmsKeys> = {
  name: 'ems',
  carried: true,
  keys,
  sandboxKeys: (secret, origin) => ({
    storeName: '120995000',
    sharedSecret: secret,
    connect: `${origin}/sandbox/company/ems`,
  }),
  redirectOrigins: ({ connect }) => [new URL(connect).origin],
  referenceOf: ({ depositId }, now) => `${depositId}@${stamp(now)}`,

  openRequest: ({ depositId, amountMinor, currency, returnUrl, webhookUrl, customer }, merchant, now) => {
    const fields = {
      txntype: 'sale',
      timezone: 'Etc/UTC',
      txndatetime: stamp(now),
      hash_algorithm: 'HMACSHA256',
      storename: merchant.storeName,
      mode: 'payonly',
      checkoutoption: 'combinedpage',
      chargetotal: formatAmount(amountMinor, currency),
      currency: numbers[currency] ?? '',
      oid: depositId,
      email: customer.email,
      responseSuccessURL: returnUrl,
      responseFailURL: returnUrl,
      transactionNotificationURL: webhookUrl,
    };
    const hashExtended = extendedHash(fields, merchant.sharedSecret);
    return {
      method: 'POST',
      url: merchant.connect,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ ...fields, hashExtended })),
    };
  },
  readCallback: (raw, _headers, merchant) => {
    const parsed = notification.safeParse(formOf(textOf(raw)));
    if (!parsed.success) return fail('bad_request');
    const { oid, chargetotal, txndatetime, approval_code, notification_hash } = parsed.data;
    if (!isSameText(notification_hash, notificationHash(parsed.data, merchant))) return fail('signature_invalid');
    const currency = currencyOf(parsed.data.currency);
    const outcome = outcomes[approval_code.slice(0, 1)];
    const amountMinor = currency && minorOf(chargetotal.replace(',', '.'), currency);
    if (currency === undefined || amountMinor === undefined || outcome === undefined) return fail('bad_request');
    return ok({
      eventId: outcome === 'completed' ? notification_hash : `${oid}:${approval_code}`,
      depositId: oid,
      providerReference: `${oid}@${txndatetime}`,
      outcome,
      amountMinor,
      currency,
    });
  },

  company: {
    // Connect reports how a payment went; of disputes its documentation says nothing.
    silentOn: ['expired', 'reversed'],
    readOrder: ({ method, body }, { storeName, sharedSecret }) => {
      const fields = formOf(body ?? '');
      const parsed = order.safeParse(fields);
      if (method !== 'POST' || fields === undefined || !parsed.success) return null;
      const { data } = parsed;
      if (data.storename !== storeName || !isSameText(data.hashExtended, extendedHash(fields, sharedSecret)))
        return null;
      const currency = currencyOf(data.currency);
      const amountMinor = currency && minorOf(data.chargetotal, currency);
      if (currency === undefined || amountMinor === undefined) return null;
      const where = { returnUrl: data.responseSuccessURL, webhookUrl: data.transactionNotificationURL };
      const reference = `${data.oid}@${data.txndatetime}`;
      return { depositId: data.oid, amountMinor, currency, reference, ...where };
    },
    callback: ({ outcome, amountMinor, currency, providerReference }, { depositId }, merchant) => {
      const told = {
        chargetotal: formatAmount(amountMinor, currency),
        currency: numbers[currency] ?? '',
        txndatetime: providerReference.split('@')[1] ?? '',
        approval_code:
          outcome === 'completed' ? `${codes.completed}:${paymentNumber(depositId)}:PPXM:8026` : codes[outcome],
      };
      const fields = {
        ...told,
        oid: depositId,
        status: outcome === 'completed' ? 'APPROVED' : outcome === 'pending' ? 'WAITING' : 'DECLINED',
        hash_algorithm: 'HMACSHA256',
        notification_hash: notificationHash(told, merchant),
      };
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(fields)),
      };
    },
  },
};
