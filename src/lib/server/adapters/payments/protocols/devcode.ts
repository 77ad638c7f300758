import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import type { Acknowledgement, InquiryAnswer } from '../gateway.ts';
import type { CarriedProtocol, CompanyOrder } from '../protocol.ts';
import { alpha3Of } from './country-alpha3.ts';
import { currencyField, depositIdField, isSameText, jsonOf, minorOf, textOf } from './reading.ts';

const keys = z.strictObject({
  merchantId: z.string().regex(/^\d{1,20}$/),
  /** What PaymentIQ sends as `Authorization: Bearer …`, set in its MerchantConfig (`apiBearerToken`). */
  bearerToken: z.string().min(32, 'at least 32 characters').max(500),
  cashier: z.url().default('https://pay.paymentiq.io/cashier-live'),
  environment: z.enum(['production', 'test']).default('production'),
});
export type DevcodeKeys = z.output<typeof keys>;

const userId = z.uuid().lowercase();
const attributes = z.object({ depositId: depositIdField });
/** Some are told as numbers, some as texts. */
const text = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int().transform(String)]);
const signedAmount = z.string().regex(/^-?\d{1,18}(?:\.\d{1,9})?$/);

const verify = z.object({ sessionId: depositIdField, userId });
const authorize = z.object({ userId, txAmount: signedAmount, txAmountCy: currencyField, attributes });
const money = z.object({
  userId,
  /** Given by our answer to `authorize`: the deposit's own id. */
  authCode: depositIdField.optional(),
  attributes: attributes.optional(),
  txAmount: signedAmount,
  txAmountCy: currencyField,
  txId: text,
  /** The payment that this one takes back. */
  originTxId: text.nullish(),
});

const json = { 'content-type': 'application/json' };
const isFromCompany = (headers: Headers, { bearerToken }: DevcodeKeys): boolean =>
  isSameText(headers.get('authorization') ?? '', `Bearer ${bearerToken}`);
const bodyOf = (raw: Uint8Array): unknown => jsonOf(textOf(raw));
const answer = (fields: object): Acknowledgement => ({ type: 'application/json', body: JSON.stringify(fields) });

/** PaymentIQ wants a number: the first 48 bits of our id. */
const numberOf = (depositId: string): number => Number.parseInt(depositId.replaceAll('-', '').slice(0, 12), 16);

/**
 * PaymentIQ of DevCode: its cashier is opened with our id as the session; before it takes the money it asks the house who pays
 * (`verifyuser`) and whether it may (`authorize`), and afterwards calls `transfer` or `cancel`. All four come with the bearer token
 * that the merchant once set, and with no signature.
 */
export const devcode: CarriedProtocol<DevcodeKeys> = {
  name: 'devcode',
  carried: true,
  keys,
  sandboxKeys: (secret, origin) => ({
    merchantId: '1000',
    bearerToken: secret,
    cashier: `${origin}/sandbox/company/devcode`,
    environment: 'test',
  }),
  redirectOrigins: ({ cashier }) => [new URL(cashier).origin],
  // Its number is made when the player pays.
  referenceOf: () => null,

  openRequest: ({ depositId, amountMinor, currency, customer }, { merchantId, cashier, environment }) => {
    const parameters = new URLSearchParams({
      merchantId,
      userId: customer.playerId,
      sessionId: depositId,
      environment,
      method: 'deposit',
      mode: 'ecommerce',
      providerType: 'creditcard',
      amount: formatAmount(amountMinor, currency),
      currency,
      locale: customer.language,
      country: alpha3Of(customer.country),
      'attributes.depositId': depositId,
    });
    return { method: 'GET', url: `${cashier}?${parameters}`, headers: {}, body: null };
  },
  readCallback: (raw, headers, merchant, _now, call) => {
    if (!isFromCompany(headers, merchant)) return fail('signature_invalid');
    const parsed = money.safeParse(bodyOf(raw));
    if (!parsed.success || (call !== 'transfer' && call !== 'cancel')) return fail('bad_request');
    const { authCode, attributes: echoed, txAmount, txAmountCy: currency, txId, originTxId } = parsed.data;
    const depositId = authCode ?? echoed?.depositId;
    const isTakenBack = txAmount.startsWith('-');
    const amountMinor = minorOf(txAmount.replace(/^-/, ''), currency);
    if (depositId === undefined || amountMinor === undefined) return fail('bad_request');
    if (echoed !== undefined && echoed.depositId !== depositId) return fail('bad_request');
    // Money that leaves the player without a payment that it belongs to is no deposit's business.
    if (isTakenBack && (originTxId === null || originTxId === undefined || call === 'cancel'))
      return fail('bad_request');
    return ok({
      eventId: `${call}:${txId}`,
      depositId,
      providerReference: isTakenBack ? (originTxId ?? txId) : txId,
      outcome: call === 'cancel' ? 'failed' : isTakenBack ? 'reversed' : 'completed',
      amountMinor,
      currency,
    });
  },
  acknowledge: ({ depositId }, raw) => {
    const parsed = money.safeParse(bodyOf(raw));
    const { userId: player = '', txId = '' } = parsed.data ?? {};
    return answer({ userId: player, success: true, txId, merchantTxId: numberOf(depositId) });
  },

  inquiry: {
    read: (call, raw, headers, merchant) => {
      if (call !== 'verifyuser' && call !== 'authorize') return null;
      if (!isFromCompany(headers, merchant)) return fail('signature_invalid');
      if (call === 'verifyuser') {
        const parsed = verify.safeParse(bodyOf(raw));
        if (!parsed.success) return fail('bad_request');
        return ok({ about: 'customer', depositId: parsed.data.sessionId, playerId: parsed.data.userId });
      }
      const parsed = authorize.safeParse(bodyOf(raw));
      if (!parsed.success) return fail('bad_request');
      const { userId: playerId, txAmount, txAmountCy: currency, attributes: echoed } = parsed.data;
      const amountMinor = minorOf(txAmount, currency);
      if (amountMinor === undefined) return fail('bad_request');
      return ok({ about: 'permission', depositId: echoed.depositId, playerId, amountMinor, currency });
    },
    answer: ({ about, depositId, playerId }, found) => {
      if (found === null)
        return answer({ userId: playerId, success: false, errCode: '10001', errMsg: 'No such payment' });
      if (about === 'permission')
        return answer({ userId: playerId, success: true, merchantTxId: numberOf(depositId), authCode: depositId });
      return answer({ userId: playerId, success: true, ...userOf(found) });
    },
  },

  company: {
    readOrder: ({ method, url }, { merchantId }): CompanyOrder | null => {
      const given = URL.parse(url)?.searchParams;
      const currency = currencyField.safeParse(given?.get('currency'));
      const depositId = depositIdField.safeParse(given?.get('sessionId'));
      const player = userId.safeParse(given?.get('userId'));
      if (method !== 'GET' || !currency.success || !depositId.success || !player.success) return null;
      if (given?.get('merchantId') !== merchantId || given.get('attributes.depositId') !== depositId.data) return null;
      const amountMinor = minorOf(given.get('amount'), currency.data);
      if (amountMinor === undefined) return null;
      // Where it calls and sends the player back is set in its back office.
      const { origin } = new URL(url);
      const returnUrl = `${origin}/payments/return/${depositId.data}`;
      const order = { depositId: depositId.data, amountMinor, currency: currency.data, playerId: player.data };
      return { ...order, returnUrl, webhookUrl: `${origin}/payments/devcode/webhook` };
    },
    // A payment that is at work has no call of its own, nor has a page that was left.
    silentOn: ['pending', 'expired'],
    callback: ({ outcome, amountMinor, currency, providerReference }, { depositId, playerId }, { bearerToken }) => {
      const amount = formatAmount(amountMinor, currency);
      const txAmount = outcome === 'reversed' ? `-${amount}` : amount;
      const paid = { txAmount, txAmountCy: currency, txPspAmount: txAmount, txPspAmountCy: currency };
      const what = { txTypeId: '101', txName: 'CreditcardDeposit', provider: 'Sandbox', fee: '0.00', feeCy: currency };
      const taken = { txId: `${providerReference}-back`, originTxId: providerReference };
      return {
        call: outcome === 'completed' || outcome === 'reversed' ? 'transfer' : 'cancel',
        headers: { ...json, authorization: `Bearer ${bearerToken}` },
        body: JSON.stringify({
          userId: playerId,
          authCode: depositId,
          attributes: { depositId },
          txRefId: `1000A${providerReference}`,
          ...paid,
          ...what,
          ...(outcome === 'reversed' ? taken : { txId: providerReference }),
        }),
      };
    },
    asks: {
      questions: ({ depositId, amountMinor, currency }, playerId, { bearerToken }) => {
        const headers = { ...json, authorization: `Bearer ${bearerToken}` };
        const what = { txId: '1', txTypeId: '101', txName: 'CreditcardDeposit', provider: 'Sandbox' };
        const paid = { txAmount: formatAmount(amountMinor, currency), txAmountCy: currency };
        return [
          { call: 'verifyuser', headers, body: JSON.stringify({ sessionId: depositId, userId: playerId }) },
          {
            call: 'authorize',
            headers,
            body: JSON.stringify({ userId: playerId, ...paid, ...what, attributes: { depositId } }),
          },
        ];
      },
      isYes: (body) => z.object({ success: z.literal(true) }).safeParse(jsonOf(body)).success,
    },
  },
};

const userOf = ({ customer, currency }: NonNullable<InquiryAnswer>) => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  street: customer.address,
  city: customer.city,
  state: customer.state ?? null,
  zip: customer.zipCode,
  country: alpha3Of(customer.country),
  email: customer.email,
  dob: customer.dateOfBirth,
  mobile: customer.phone,
  // The cashier takes deposits alone: what a player has is not its business, and zero is allowed.
  balance: 0,
  balanceCy: currency,
  locale: customer.language,
});
