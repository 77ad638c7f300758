import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok } from '#domain/result.ts';
import type { PaymentEvent } from '../gateway.ts';
import type { PaymentProtocol } from '../protocol.ts';
import { mifinityClient } from './mifinity-client.ts';
import { currencyField, depositIdField, isSameText, jsonOf, minorOf, textOf } from './reading.ts';

const keys = z.strictObject({
  apiKey: z.string().min(8).max(500),
  destinationAccountNumber: z.string().regex(/^\d{6,30}$/),
  /** Three digits that MiFinity gives a brand. */
  brandId: z.string().regex(/^\d{1,10}$/),
  /** Development hosts have the keys of MiFinity's demo environment, which work on its demo host alone. */
  environment: z.enum(['demo', 'live']),
});
export type MifinityKeys = {
  readonly apiKey: string;
  readonly destinationAccountNumber: string;
  readonly brandId: string;
  readonly api: string;
  readonly widget: string;
};

const hosts = { demo: 'https://demo.mifinity.com', live: 'https://secure.mifinity.com' } as const;
const keysFrom = ({ environment, ...merchant }: z.output<typeof keys>): MifinityKeys => ({
  ...merchant,
  api: `${hosts[environment]}/pegasus-ci/api/gateway`,
  widget: `${hosts[environment]}/widgets/sgpg.js?58190a411dc3`,
});

/**
 * What MiFinity calls the secret of a payment, made by the merchant: it comes back with every callback, and the payment's status is
 * asked by it. Ours carries what the deposit asked for, so that a failure, of which MiFinity repeats no amount, is still complete.
 */
function validationKey(depositId: string, amountMinor: bigint, currency: CurrencyCode, apiKey: string): string {
  const text = `${depositId}_${amountMinor}_${currency}`;
  return `${text}_${createHmac('sha256', apiKey).update(`validation-key:${text}`).digest('hex')}`;
}

type Asked = Pick<PaymentEvent, 'depositId' | 'amountMinor' | 'currency'>;
const validationForm = /^([0-9a-f-]{36})_([1-9]\d{0,18})_([A-Z]{3,5})_[0-9a-f]{64}$/;
/** What a validation key says, or null when we have not made it. */
function askedBy(key: string, apiKey: string): Asked | null {
  const [, depositId = '', amount = '', code] = validationForm.exec(key) ?? [];
  const currency = currencyField.safeParse(code);
  if (!depositIdField.safeParse(depositId).success || !currency.success) return null;
  const asked = { depositId, amountMinor: BigInt(amount), currency: currency.data };
  return isSameText(key, validationKey(depositId, asked.amountMinor, currency.data, apiKey)) ? asked : null;
}

const money = z.object({ amount: z.union([z.string(), z.number()]), currency: currencyField });
const opened = z.object({
  payload: z.array(z.object({ traceId: z.string(), initializationToken: z.string().min(8).max(8_000) })).length(1),
});
/** Success (`returnUrl`) and failure (`errorUrl`) share no more than this, and neither is believed without asking. */
const callback = z.object({ traceId: depositIdField, validationKey: z.string().max(255) });
const status = z.object({
  payload: z
    .array(
      z.object({
        status: z.enum(['SUCCESSFUL', 'PENDING', 'NOT_COMPLETED', 'FAILED']),
        paymentResponse: z.object({ traceId: z.string(), money, transactionReference: z.string().max(100) }).nullish(),
      }),
    )
    .length(1),
});
const outcomes = { SUCCESSFUL: 'completed', PENDING: 'pending', FAILED: 'failed' } as const;

const order = z.object({
  money,
  traceId: depositIdField,
  validationKey: z.string().min(48).max(255),
  returnUrl: z.url(),
  destinationAccountNumber: z.string(),
  brandId: z.string(),
  client: z.object({ emailAddress: z.email() }),
});

const headers = (apiKey: string) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  'x-api-version': '1',
  key: apiKey,
});

/**
 * MiFinity's iFrame: `init-iframe` answers a token, with which the company's script opens its frame in our page. Callbacks are not
 * signed: whatever they say, the status API is asked before anything moves, as its documentation demands.
 */
export const mifinity: PaymentProtocol<MifinityKeys> = {
  name: 'mifinity',
  keys: keys.transform(keysFrom),
  sandboxKeys: (secret, sandboxOrigin) => ({
    apiKey: secret,
    destinationAccountNumber: '5001000001000001',
    brandId: '001',
    api: `${sandboxOrigin}/sandbox/api/mifinity`,
    widget: '/sandbox/mifinity/sgpg.js',
  }),
  redirectOrigins: () => [],
  script: ({ widget }) => widget,

  openRequest: ({ depositId, amountMinor, currency, webhookUrl, customer }, merchant) => ({
    method: 'POST',
    url: `${merchant.api}/init-iframe`,
    headers: headers(merchant.apiKey),
    body: JSON.stringify({
      money: { amount: formatAmount(amountMinor, currency), currency },
      ...mifinityClient(customer),
      validationKey: validationKey(depositId, amountMinor, currency, merchant.apiKey),
      clientReference: customer.playerId,
      traceId: depositId,
      description: depositId,
      destinationAccountNumber: merchant.destinationAccountNumber,
      brandId: merchant.brandId,
      returnUrl: webhookUrl,
      errorUrl: webhookUrl,
      languagePreference: customer.language,
    }),
  }),
  readOpened: ({ status: code, body }, { depositId }) => {
    const parsed = opened.safeParse(jsonOf(body));
    const answer = parsed.data?.payload[0];
    if (code < 200 || code > 299 || answer?.traceId !== depositId) return fail('gateway_unavailable');
    const way = { redirectUrl: null, qr: null, form: null };
    return ok({ providerReference: depositId, initializationToken: answer.initializationToken, ...way });
  },

  readCallback: (raw, _headers, { apiKey }) => {
    const parsed = callback.safeParse(jsonOf(textOf(raw)));
    if (!parsed.success) return fail('bad_request');
    const { traceId, validationKey: key } = parsed.data;
    const asked = askedBy(key, apiKey);
    if (asked === null || asked.depositId !== traceId) return fail('signature_invalid');
    return ok({ eventId: `asked:${traceId}`, providerReference: traceId, outcome: 'pending', ...asked });
  },
  confirm: {
    request: ({ depositId, amountMinor, currency }, { api, apiKey }) => ({
      method: 'GET',
      url: `${api}/payment-status/${validationKey(depositId, amountMinor, currency, apiKey)}`,
      headers: headers(apiKey),
      body: null,
    }),
    read: ({ status: code, body }, event) => {
      const parsed = status.safeParse(jsonOf(body));
      const answer = parsed.data?.payload[0];
      if (code !== 200 || answer === undefined) return fail('gateway_unavailable');
      const { paymentResponse: paid } = answer;
      // The player is still at it.
      if (answer.status === 'NOT_COMPLETED') return ok(null);
      const outcome = outcomes[answer.status];
      if (paid === null || paid === undefined) {
        // Only a success must say what was paid.
        if (outcome === 'completed') return fail('gateway_unavailable');
        return ok({ ...event, outcome, eventId: `${event.depositId}:${answer.status}` });
      }
      const amountMinor = minorOf(paid.money.amount, paid.money.currency);
      if (amountMinor === undefined || paid.traceId !== event.depositId) return fail('gateway_unavailable');
      const eventId = `${paid.transactionReference}:${answer.status}`;
      return ok({ ...event, outcome, eventId, amountMinor, currency: paid.money.currency });
    },
  },

  company: {
    // Its documents know no message for money that is taken back.
    silentOn: ['reversed'],
    readOrder: (request, merchant) => {
      const parsed = order.safeParse(jsonOf(request.body ?? ''));
      if (request.method !== 'POST' || request.headers['key'] !== merchant.apiKey || !parsed.success) return null;
      const { data } = parsed;
      if (data.destinationAccountNumber !== merchant.destinationAccountNumber) return null;
      const amountMinor = minorOf(data.money.amount, data.money.currency);
      if (amountMinor === undefined) return null;
      const { traceId: depositId, returnUrl: webhookUrl } = data;
      // The frame closes where it stands: MiFinity is told no page to return to.
      const returnUrl = `${new URL(webhookUrl).origin}/profile/my-wallet?deposit=${depositId}`;
      return { depositId, amountMinor, currency: data.money.currency, returnUrl, webhookUrl };
    },
    answerOpened: ({ depositId }, { initializationToken, providerReference }) => ({
      status: 200,
      body: JSON.stringify({
        payload: [{ traceId: depositId, initializationToken: initializationToken ?? providerReference }],
      }),
    }),
    callback: (event, asked, { apiKey }) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        event.outcome === 'completed' ? paymentOf(event, asked, apiKey) : failureOf(event, asked, apiKey),
      ),
    }),
    readQuestion: ({ method, url, headers: sent }, { apiKey }) => {
      const key = /\/payment-status\/([\w-]{48,255})$/.exec(url)?.[1];
      if (method !== 'GET' || key === undefined || sent['key'] !== apiKey) return null;
      return askedBy(key, apiKey)?.depositId ?? null;
    },
    answerQuestion: (event, asked, { apiKey }) => ({
      status: 200,
      body: JSON.stringify({
        payload: [
          event === null
            ? { status: 'NOT_COMPLETED' }
            : event.outcome === 'completed'
              ? { status: 'SUCCESSFUL', paymentResponse: paymentOf(event, asked, apiKey) }
              : { status: event.outcome === 'pending' ? 'PENDING' : 'FAILED' },
        ],
      }),
    }),
  },
};

const keyOf = ({ depositId, amountMinor, currency }: Asked, apiKey: string): string =>
  validationKey(depositId, amountMinor, currency, apiKey);

/** `order` is what was asked for, `event` what was paid: a forger changes the one and not the other. */
const paymentOf = ({ eventId, amountMinor, currency }: PaymentEvent, asked: Asked, apiKey: string) => ({
  money: { amount: Number(formatAmount(amountMinor, currency)), currency },
  traceId: asked.depositId,
  validationKey: keyOf(asked, apiKey),
  transactionReference: eventId,
  paymentType: 'EWALLET',
});
const failureOf = ({ outcome }: PaymentEvent, asked: Asked, apiKey: string) => ({
  traceId: asked.depositId,
  validationKey: keyOf(asked, apiKey),
  errorMessage: outcome,
});
