import { fail, ok, type Result } from '#domain/result.ts';
import type {
  Acknowledgement,
  DepositGateway,
  DepositOrder,
  OpenedPayment,
  RefundAnswer,
  RefundOrder,
} from './gateway.ts';
import type { AnyProtocol, CarriedProtocol, OutgoingRequest, PaymentProtocol } from './protocol.ts';
import { formOf } from './protocols/reading.ts';
import type { Send } from './send.ts';

const heard: Acknowledgement = { type: 'application/json', body: JSON.stringify({ received: true }) };

/** A company as the house uses it: its protocol, the merchant's keys and a way to it. `now` dates requests. */
export function gatewayOf<K>(protocol: AnyProtocol<K>, keys: K, send: Send, now: () => Date): DepositGateway {
  const { confirm, payer, inquiry, refund } = protocol;
  return {
    name: protocol.name,
    redirectOrigins: protocol.redirectOrigins(keys),
    ...(protocol.script !== undefined && { script: protocol.script(keys) }),
    open: (order) =>
      'carried' in protocol
        ? Promise.resolve(carry(protocol, keys, order, now()))
        : ask(protocol, keys, order, send, now()),
    readWebhook: (raw, headers, at, call) => protocol.readCallback(raw, headers, keys, at, call),
    ...(confirm !== undefined && {
      confirm: async (event) => {
        if (confirm.isNeeded?.(event) === false) return ok(event);
        const response = await send(confirm.request(event, keys));
        return response.ok ? confirm.read(response.value, event, keys) : response;
      },
    }),
    ...(payer !== undefined && {
      payerOf: async (event) => {
        const request = payer.request(event, keys);
        const response = request === null ? null : await send(request);
        return response?.ok ? payer.read(response.value, event, keys) : null;
      },
    }),
    ...(refund !== undefined && { refund: (order) => giveBack(refund, order, keys, send, now()) }),
    acknowledge: (event, raw) => protocol.acknowledge?.(event, raw) ?? heard,
    ...(inquiry !== undefined && {
      inquiry: {
        read: (call, raw, headers) => inquiry.read(call, raw, headers, keys),
        answer: (question, answer) => inquiry.answer(question, answer),
      },
    }),
  };
}

/** A company that wants more than this many steps is not understood. */
const stepsMax = 3;

async function giveBack<K>(
  { request, read }: NonNullable<AnyProtocol<K>['refund']>,
  order: RefundOrder,
  keys: K,
  send: Send,
  now: Date,
): Promise<RefundAnswer> {
  let next = request(order, keys, now);
  for (let step = 0; next !== null && step < stepsMax; step += 1) {
    const response = await send(next);
    if (!response.ok) return { outcome: 'unknown', reason: 'no_answer' };
    const told = read(response.value, order, keys);
    if ('outcome' in told) return told;
    ({ next } = told);
  }
  return { outcome: 'refused', reason: 'no_way' };
}

type Opened = Result<OpenedPayment, 'gateway_unavailable'>;

async function ask<K>(
  protocol: PaymentProtocol<K>,
  keys: K,
  order: DepositOrder,
  send: Send,
  now: Date,
): Promise<Opened> {
  const response = await send(protocol.openRequest(order, keys, now));
  return response.ok ? protocol.readOpened(response.value, order, keys) : response;
}

/** Nobody is asked: the player's browser brings the order. */
function carry<K>(protocol: CarriedProtocol<K>, keys: K, order: DepositOrder, now: Date): Opened {
  const way = wayOf(protocol.openRequest(order, keys, now));
  if (way === null) return fail('gateway_unavailable');
  return ok({ providerReference: protocol.referenceOf(order, now), qr: null, initializationToken: null, ...way });
}

function wayOf({ method, url, body }: OutgoingRequest): Pick<OpenedPayment, 'redirectUrl' | 'form'> | null {
  if (method === 'GET') return { redirectUrl: url, form: null };
  const fields = formOf(body ?? '');
  return fields === undefined ? null : { redirectUrl: null, form: { action: url, fields } };
}
