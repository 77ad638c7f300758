import { z } from 'zod';
import { fail, ok } from '#domain/result.ts';
import type { CompanyOrder, PaymentProtocol } from '../protocol.ts';
import { alpha3Of } from './country-alpha3.ts';
import { currencyField, depositIdField, formOf, isSameText, textOf } from './reading.ts';
import { md5 } from './signatures.ts';

const keys = z.strictObject({
  payGateId: z.string().regex(/^\d{1,20}$/),
  encryptionKey: z.string().min(4).max(200),
  api: z.url().default('https://secure.paygate.co.za/payweb3'),
});
export type PaywebKeys = z.output<typeof keys>;

type Fields = Readonly<Record<string, string>>;

/** The order in which each message is hashed is the documentation's, not that of the message. */
const requestOrder = [
  'PAYGATE_ID',
  'REFERENCE',
  'AMOUNT',
  'CURRENCY',
  'RETURN_URL',
  'TRANSACTION_DATE',
  'LOCALE',
  'COUNTRY',
  'EMAIL',
  'PAY_METHOD',
  'PAY_METHOD_DETAIL',
  'NOTIFY_URL',
  'USER1',
  'USER2',
  'USER3',
  'VAULT',
  'VAULT_ID',
];
const openedOrder = ['PAYGATE_ID', 'PAY_REQUEST_ID', 'REFERENCE'];
const notifyOrder = [
  'PAYGATE_ID',
  'PAY_REQUEST_ID',
  'REFERENCE',
  'TRANSACTION_STATUS',
  'RESULT_CODE',
  'AUTH_CODE',
  'CURRENCY',
  'AMOUNT',
  'RESULT_DESC',
  'TRANSACTION_ID',
  'RISK_INDICATOR',
  'PAY_METHOD',
  'PAY_METHOD_DETAIL',
  'USER1',
  'USER2',
  'USER3',
  'VAULT_ID',
  'PAYVAULT_DATA_1',
  'PAYVAULT_DATA_2',
];
const checksumOf = (fields: Fields, order: readonly string[], key: string): string =>
  md5(order.map((name) => fields[name] ?? '').join('') + key);
const isSealed = (fields: Fields, order: readonly string[], key: string): boolean =>
  isSameText(fields['CHECKSUM'] ?? '', checksumOf(fields, order, key)) &&
  // A field that is not hashed has not been said by who sealed the others.
  Object.keys(fields).every((name) => name === 'CHECKSUM' || order.includes(name));

const notification = z.object({
  PAYGATE_ID: z.string(),
  PAY_REQUEST_ID: z.string().regex(/^[\w-]{1,36}$/),
  REFERENCE: depositIdField,
  TRANSACTION_STATUS: z.enum(['0', '1', '2', '3', '4', '5', '7']),
  RESULT_CODE: z.string().regex(/^\d{6}$/),
  CURRENCY: currencyField,
  AMOUNT: z.string().regex(/^[1-9]\d{0,18}$/),
  TRANSACTION_ID: z.string().regex(/^\d{1,19}$/),
});
/** 0 not done, 1 approved, 2 declined, 3 cancelled, 4 cancelled by the customer, 5 received, 7 settlement voided. */
const outcomes = {
  '0': 'pending',
  '1': 'completed',
  '2': 'failed',
  '3': 'expired',
  '4': 'failed',
  '5': 'pending',
  '7': 'reversed',
} as const;
const statusOf = { completed: '1', failed: '2', expired: '3', pending: '5', reversed: '7' } as const;

const order = z.object({
  PAYGATE_ID: z.string(),
  REFERENCE: depositIdField,
  AMOUNT: z.string().regex(/^[1-9]\d{0,18}$/),
  CURRENCY: currencyField,
  RETURN_URL: z.url(),
  NOTIFY_URL: z.url(),
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const formText = (fields: Fields): string => String(new URLSearchParams(fields));
/** `yyyy-mm-dd hh:mm:ss`, UTC. */
const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
const id = (reference: string): string => reference.slice(0, 36);

/**
 * PayGate's PayWeb3: `initiate.trans` opens a payment, a form leads the player's browser to `process.trans`, and the outcome is
 * posted to NOTIFY_URL before he comes back. Every message is sealed with an MD5 of its values and the key.
 */
export const payweb: PaymentProtocol<PaywebKeys> = {
  name: 'payweb',
  keys,
  sandboxKeys: (secret, origin) => ({
    payGateId: '10011072130',
    encryptionKey: secret,
    api: `${origin}/sandbox/company/payweb`,
  }),
  redirectOrigins: ({ api }) => [new URL(api).origin],

  openRequest: ({ depositId, amountMinor, currency, returnUrl, webhookUrl, customer }, merchant, now) => {
    const fields = {
      PAYGATE_ID: merchant.payGateId,
      REFERENCE: depositId,
      AMOUNT: String(amountMinor),
      CURRENCY: currency,
      RETURN_URL: returnUrl,
      TRANSACTION_DATE: stamp(now),
      LOCALE: customer.language,
      COUNTRY: alpha3Of(customer.country),
      EMAIL: customer.email,
      NOTIFY_URL: webhookUrl,
    };
    const CHECKSUM = checksumOf(fields, requestOrder, merchant.encryptionKey);
    return {
      method: 'POST',
      url: `${merchant.api}/initiate.trans`,
      headers: form,
      body: formText({ ...fields, CHECKSUM }),
    };
  },
  readOpened: ({ status, body }, { depositId }, { payGateId, encryptionKey, api }) => {
    const fields = formOf(body.trim());
    if (status !== 200 || fields === undefined || !isSealed(fields, openedOrder, encryptionKey))
      return fail('gateway_unavailable');
    const { PAYGATE_ID, REFERENCE, PAY_REQUEST_ID = '', CHECKSUM = '' } = fields;
    if (PAYGATE_ID !== payGateId || REFERENCE !== depositId || PAY_REQUEST_ID === '')
      return fail('gateway_unavailable');
    return ok({
      providerReference: PAY_REQUEST_ID,
      redirectUrl: null,
      qr: null,
      initializationToken: null,
      form: { action: `${api}/process.trans`, fields: { PAY_REQUEST_ID, CHECKSUM } },
    });
  },
  readCallback: (raw, _headers, { payGateId, encryptionKey }) => {
    const fields = formOf(textOf(raw));
    if (fields === undefined || !isSealed(fields, notifyOrder, encryptionKey)) return fail('signature_invalid');
    const parsed = notification.safeParse(fields);
    if (!parsed.success || parsed.data.PAYGATE_ID !== payGateId) return fail('bad_request');
    const { PAY_REQUEST_ID, REFERENCE, TRANSACTION_STATUS, TRANSACTION_ID, CURRENCY, AMOUNT } = parsed.data;
    return ok({
      eventId: `${TRANSACTION_ID}:${TRANSACTION_STATUS}`,
      depositId: REFERENCE,
      providerReference: PAY_REQUEST_ID,
      outcome: outcomes[TRANSACTION_STATUS],
      amountMinor: BigInt(AMOUNT),
      currency: CURRENCY,
    });
  },
  acknowledge: () => ({ type: 'text/plain', body: 'OK' }),

  company: {
    readOrder: ({ method, url, body }, { payGateId, encryptionKey }): CompanyOrder | null => {
      const fields = formOf(body ?? '');
      if (method !== 'POST' || !url.endsWith('/initiate.trans') || fields === undefined) return null;
      const parsed = order.safeParse(fields);
      if (!isSealed(fields, requestOrder, encryptionKey) || !parsed.success) return null;
      const { PAYGATE_ID, REFERENCE, AMOUNT, CURRENCY, RETURN_URL, NOTIFY_URL } = parsed.data;
      if (PAYGATE_ID !== payGateId) return null;
      const where = { returnUrl: RETURN_URL, webhookUrl: NOTIFY_URL };
      return { depositId: REFERENCE, amountMinor: BigInt(AMOUNT), currency: CURRENCY, ...where };
    },
    answerOpened: ({ depositId }, { providerReference }, { payGateId, encryptionKey }) => {
      const fields = {
        PAYGATE_ID: payGateId,
        PAY_REQUEST_ID: id(providerReference ?? ''),
        REFERENCE: depositId,
      };
      const CHECKSUM = checksumOf(fields, openedOrder, encryptionKey);
      return { status: 200, body: formText({ ...fields, CHECKSUM }) };
    },
    entry: {
      referenceOf: ({ method, url, body }) =>
        method === 'POST' && url.endsWith('/process.trans') ? (formOf(body ?? '')?.['PAY_REQUEST_ID'] ?? null) : null,
      admits: ({ body }, { depositId }, { payGateId, encryptionKey }) => {
        const { PAY_REQUEST_ID = '', CHECKSUM = '' } = formOf(body ?? '') ?? {};
        const fields = { PAYGATE_ID: payGateId, PAY_REQUEST_ID, REFERENCE: depositId };
        return isSameText(CHECKSUM, checksumOf(fields, openedOrder, encryptionKey));
      },
    },
    callback: ({ eventId, providerReference, outcome, amountMinor, currency }, { depositId }, merchant) => {
      const fields = {
        PAYGATE_ID: merchant.payGateId,
        PAY_REQUEST_ID: id(providerReference),
        REFERENCE: depositId,
        TRANSACTION_STATUS: statusOf[outcome],
        RESULT_CODE: outcome === 'completed' ? '990017' : '900007',
        AUTH_CODE: outcome === 'completed' ? '5T8A0Z' : '',
        CURRENCY: currency,
        AMOUNT: String(amountMinor),
        RESULT_DESC: outcome === 'completed' ? 'Auth Done' : 'Declined',
        // A number of its own for each transaction.
        TRANSACTION_ID: String(Number.parseInt(md5(eventId).slice(0, 12), 16)),
        RISK_INDICATOR: 'AX',
        PAY_METHOD: 'CC',
        PAY_METHOD_DETAIL: 'Visa',
      };
      const CHECKSUM = checksumOf(fields, notifyOrder, merchant.encryptionKey);
      return { headers: form, body: formText({ ...fields, CHECKSUM }) };
    },
  },
};
