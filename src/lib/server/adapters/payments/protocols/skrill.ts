import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PaymentEvent } from '../gateway.ts';
import type { CompanyOrder, IncomingResponse, OutgoingRequest, PaymentProtocol } from '../protocol.ts';
import { currencyField, depositIdField, formOf, minorOf, textOf } from './reading.ts';
import { askSkrill, skrillStatus } from './skrill-query.ts';
import { skrillRefund, skrillRefunds } from './skrill-refund.ts';
import { isSkrillSigned, skrillSignatures } from './skrill-signature.ts';

const keys = z.strictObject({
  /** The merchant's account: its e-mail address and its number. */
  payToEmail: z.email(),
  merchantId: z.string().regex(/^\d{1,20}$/),
  /** From the account's developer settings; in lower case, as Skrill takes it. */
  secretWord: z.string().min(4).max(100),
  /** The account signs with SHA-2, too: a notification without it is refused. */
  sha2: z.boolean().default(false),
  /** Of the Automated Payments Interface, for paying players out; without it nobody is paid out by Skrill. */
  apiPassword: z.string().min(8).max(100).optional(),
  payouts: z.url().default('https://www.skrill.com/app'),
  api: z.url().default('https://pay.skrill.com'),
  /** What stands before the session's id in the address of its page. */
  page: z.url().default('https://pay.skrill.com/?sid='),
});
export type SkrillKeys = z.output<typeof keys>;

const notification = z.object({
  pay_to_email: z.string(),
  merchant_id: z.string().min(1).max(40),
  transaction_id: depositIdField,
  mb_transaction_id: z.string().regex(/^[\w-]{1,100}$/),
  mb_amount: z.string(),
  mb_currency: z.string().length(3),
  status: z.enum(['2', '0', '-1', '-2', '-3']),
  md5sig: z.string(),
  sha2sig: z.string().optional(),
  amount: z.string(),
  currency: currencyField,
});

/** Skrill's own answer to our question needs no signature: it came the way that we asked. */
const answered = notification.omit({ md5sig: true, sha2sig: true }).extend({
  /** Of the notification nothing signs it, hence it is read of the answer alone. */
  pay_from_email: z.email().max(254).optional().catch(undefined),
  /** Accounts that are told of it: WLT is a payment from a Skrill wallet, everything else came from a card or a bank. */
  payment_type: z.string().optional(),
});

const outcomes = { '2': 'completed', '0': 'pending', '-1': 'failed', '-2': 'failed', '-3': 'reversed' } as const;
/** Skrill has no word for a page that ran out: its status is "cancelled". */
const statusOf = { completed: '2', pending: '0', failed: '-2', expired: '-1', reversed: '-3' } as const;

const order = z.object({
  pay_to_email: z.string(),
  prepare_only: z.literal('1'),
  transaction_id: depositIdField,
  amount: z.string(),
  currency: currencyField,
  pay_from_email: z.string(),
  return_url: z.url(),
  status_url: z.url(),
});

/**
 * Skrill Quick Checkout: a session is prepared (`prepare_only=1` answers its id as plain text), the player pays on its page, and
 * the outcome is posted to `status_url`, signed. The signature covers the amount in the merchant account's currency
 * (`mb_amount`) alone, and anybody may have Skrill sign a payment of a cent under our id, at an address of his own: where that
 * currency is not the order's, the query interface is asked what was paid, and without its password nothing is credited. Nor does
 * it cover who paid: before an account is remembered for paying out, the query interface names it.
 */
export const skrill: PaymentProtocol<SkrillKeys> = {
  name: 'skrill',
  keys,
  sandboxKeys: (secret, sandboxOrigin) => ({
    payToEmail: 'merchant@skrill.sandbox.example',
    merchantId: '4637827',
    secretWord: secret,
    sha2: true,
    apiPassword: `payouts:${secret}`,
    payouts: `${sandboxOrigin}/sandbox/api/skrill-payouts`,
    api: `${sandboxOrigin}/sandbox/api/skrill`,
    page: `${sandboxOrigin}/sandbox/pay/skrill/`,
  }),
  redirectOrigins: ({ page }) => [new URL(page).origin],

  openRequest: ({ depositId, amountMinor, currency, returnUrl, webhookUrl, customer, paymentMethods }, merchant) => {
    const fields = new URLSearchParams({
      pay_to_email: merchant.payToEmail,
      prepare_only: '1',
      transaction_id: depositId,
      amount: formatAmount(amountMinor, currency),
      currency,
      language: customer.language.toUpperCase(),
      return_url: returnUrl,
      cancel_url: returnUrl,
      status_url: webhookUrl,
      pay_from_email: customer.email,
      firstname: customer.firstName,
      lastname: customer.lastName,
      ...(paymentMethods !== null && { payment_methods: paymentMethods }),
    });
    return {
      method: 'POST',
      url: merchant.api,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(fields),
    };
  },
  readOpened: ({ status, body }, { depositId }, { page }) => {
    const session = body.trim();
    if (status !== 200 || !/^[\w-]{16,64}$/.test(session)) return fail('gateway_unavailable');
    // Each try of the player has a transaction id of its own: what both sides have from the start is our id.
    const way = { qr: null, initializationToken: null, form: null };
    return ok({ providerReference: depositId, redirectUrl: page + session, ...way });
  },

  readCallback: (raw, _headers, { payToEmail, merchantId, secretWord, sha2, apiPassword }) => {
    const parsed = notification.safeParse(formOf(textOf(raw)));
    if (!parsed.success) return fail('bad_request');
    const { data } = parsed;
    if (!isSkrillSigned(data, secretWord, sha2)) return fail('signature_invalid');
    if (data.merchant_id !== merchantId || data.pay_to_email !== payToEmail) return fail('signature_invalid');
    const isSealed = data.mb_currency === data.currency;
    if (!isSealed && apiPassword === undefined) return fail('signature_invalid');
    const event = eventOf(data, isSealed ? data.mb_amount : data.amount);
    return event.ok && !isSealed ? ok({ ...event.value, isHearsay: true }) : event;
  },
  confirm: {
    isNeeded: ({ isHearsay }) => isHearsay === true,
    request: ({ depositId }, merchant) => statusQuestion(depositId, merchant),
    read: (response, event, merchant) => {
      const data = answerAbout(response, event, merchant);
      const told = data === null ? fail('gateway_unavailable') : eventOf(data, data.amount);
      return told.ok ? told : fail('gateway_unavailable');
    },
  },
  payer: {
    request: ({ depositId }, merchant) =>
      merchant.apiPassword === undefined ? null : statusQuestion(depositId, merchant),
    read: (response, event, merchant) => {
      const data = answerAbout(response, event, merchant);
      if (data?.status !== '2' || data.pay_from_email === undefined) return null;
      return data.payment_type === undefined || data.payment_type === 'WLT' ? data.pay_from_email : null;
    },
  },

  refund: skrillRefund,

  company: {
    refunds: skrillRefunds,
    readOrder: ({ method, body }, { payToEmail }): CompanyOrder | null => {
      const parsed = order.safeParse(formOf(body ?? ''));
      if (method !== 'POST' || !parsed.success || parsed.data.pay_to_email !== payToEmail) return null;
      const { transaction_id, amount, currency, return_url, status_url, pay_from_email: payer } = parsed.data;
      const amountMinor = minorOf(amount, currency);
      if (amountMinor === undefined) return null;
      const where = { returnUrl: return_url, webhookUrl: status_url };
      return { depositId: transaction_id, amountMinor, currency, playerId: payer, ...where };
    },
    answerOpened: (_order, { providerReference }) => ({ status: 200, body: providerReference ?? '' }),
    callback: (event, order, merchant) => {
      const fields = fieldsOf(event, order, merchant);
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ ...fields, ...skrillSignatures(fields, merchant.secretWord) })),
      };
    },
    readQuestion: ({ method, url }, merchant) => {
      const asked = URL.parse(url)?.searchParams.get('trn_id') ?? '';
      return method === 'GET' && url === statusQuestion(asked, merchant).url ? asked : null;
    },
    answerQuestion: (event, order, merchant) =>
      event === null
        ? { status: 200, body: '403\t\tTransaction not found' }
        : { status: 200, body: `200\t\tOK\n${new URLSearchParams(fieldsOf(event, order, merchant))}` },
  },
};

const statusQuestion = (depositId: string, merchant: SkrillKeys): OutgoingRequest =>
  askSkrill(merchant, 'query.pl', { action: 'status_trn', trn_id: depositId });

/** What Skrill answers of a payment to this merchant; null for every other answer. */
function answerAbout(
  { status, body }: IncomingResponse,
  { depositId }: PaymentEvent,
  { payToEmail, merchantId }: SkrillKeys,
): z.output<typeof answered> | null {
  const parsed = answered.safeParse(skrillStatus(body));
  if (status !== 200 || !parsed.success) return null;
  const { data } = parsed;
  const isOurs = data.merchant_id === merchantId && data.pay_to_email === payToEmail;
  return isOurs && data.transaction_id === depositId ? data : null;
}

type Told = Pick<z.output<typeof answered>, 'mb_transaction_id' | 'status' | 'transaction_id' | 'currency'>;
function eventOf(data: Told, amount: string): Result<PaymentEvent, 'bad_request'> {
  const amountMinor = minorOf(amount, data.currency);
  if (amountMinor === undefined) return fail('bad_request');
  return ok({
    eventId: `${data.mb_transaction_id}:${data.status}`,
    depositId: data.transaction_id,
    providerReference: data.transaction_id,
    outcome: outcomes[data.status],
    amountMinor,
    currency: data.currency,
  });
}

/** A payment as Skrill tells of it. Its customer's account is the one that the merchant expected, by its address. */
const fieldsOf = (event: PaymentEvent, { depositId, playerId: payer }: CompanyOrder, merchant: SkrillKeys) => ({
  merchant_id: merchant.merchantId,
  transaction_id: depositId,
  mb_amount: formatAmount(event.amountMinor, event.currency),
  mb_currency: event.currency,
  status: statusOf[event.outcome],
  pay_to_email: merchant.payToEmail,
  ...(payer !== undefined && { pay_from_email: payer }),
  mb_transaction_id: transactionIdOf(event),
  amount: formatAmount(event.amountMinor, event.currency),
  currency: event.currency,
});

/** One that fits the field: the sandbox names its events, Skrill its transactions. */
const transactionIdOf = ({ eventId }: PaymentEvent): string => eventId.replaceAll(/[^\w-]/g, '_').slice(0, 100);
