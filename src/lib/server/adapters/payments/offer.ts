import type { DepositGatewayName } from '#contract/payments/deposit.ts';
import type { DepositGateway, OpenedPayment, PaymentEvent } from './gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import type { AnyProtocol, AskedRefund, Callback, CompanyOrder, OutgoingRequest } from './protocol.ts';
import type { Send } from './send.ts';

/** A company that the house can work with, whatever its keys look like. */
export type Offer = {
  readonly name: DepositGatewayName;
  /** `keys`: this company's part of the operator's file. The message of a refusal says what is wrong with which field. */
  readonly real: (keys: unknown, send: Send, now: () => Date) => DepositGateway | KeysRefused;
  readonly sandbox: (secret: string, origin: string, send: Send, now: () => Date) => DepositGateway;
  /** The company itself, for the sandbox. Another secret makes a stranger who would like to be the company. */
  readonly company: (secret: string, origin: string) => PlayedCompany;
};

export class KeysRefused extends Error {
  override readonly name = 'KeysRefused';
}

type Answer = { readonly status: number; readonly body: string };

/** A company with its keys in hand. */
export type PlayedCompany = {
  readonly name: DepositGatewayName;
  readonly readOrder: (request: OutgoingRequest) => CompanyOrder | null;
  /** Null where no merchant asks it to open a payment. */
  readonly answerOpened: ((order: CompanyOrder, opened: OpenedPayment) => Answer) | null;
  readonly callback: (event: PaymentEvent, order: CompanyOrder, now: Date) => Callback;
  readonly silentOn: readonly PaymentEvent['outcome'][];
  /** Its callbacks are not believed: the house asks it back. */
  readonly isAsked: boolean;
  readonly readQuestion: (request: OutgoingRequest) => string | null;
  readonly answerQuestion: (event: PaymentEvent | null, order: CompanyOrder) => Answer;
  readonly readRefund: (request: OutgoingRequest) => AskedRefund | null;
  readonly answerRefund: (asked: AskedRefund, isPaid: boolean) => Answer;
  readonly referenceOf: (request: OutgoingRequest) => string | null;
  readonly admits: (request: OutgoingRequest, order: CompanyOrder) => boolean;
  readonly questions: (order: CompanyOrder) => readonly Callback[];
  readonly isYes: (answer: string) => boolean;
};

export const offer = <K>(protocol: AnyProtocol<K>): Offer => ({
  name: protocol.name,
  real: (given, send, now) => {
    const keys = protocol.keys.safeParse(given);
    if (keys.success) return gatewayOf(protocol, keys.data, send, now);
    const lines = keys.error.issues.map(({ path, message }) => `${[protocol.name, ...path].join('.')}: ${message}`);
    return new KeysRefused(lines.join('\n'));
  },
  sandbox: (secret, origin, send, now) => gatewayOf(protocol, protocol.sandboxKeys(secret, origin), send, now),
  company: (secret, origin) => play(protocol, protocol.sandboxKeys(secret, origin)),
});

function play<K>(protocol: AnyProtocol<K>, keys: K): PlayedCompany {
  const { company } = protocol;
  const { answerOpened } = 'carried' in protocol ? { answerOpened: null } : protocol.company;
  return {
    name: protocol.name,
    readOrder: (request) => company.readOrder(request, keys),
    answerOpened: answerOpened && ((order, opened) => answerOpened(order, opened, keys)),
    callback: (event, order, now) => company.callback(event, order, keys, now),
    silentOn: company.silentOn ?? [],
    isAsked: protocol.confirm !== undefined && protocol.confirm.isNeeded === undefined,
    readQuestion: (request) => company.readQuestion?.(request, keys) ?? null,
    answerQuestion: (event, order) => company.answerQuestion?.(event, order, keys) ?? { status: 404, body: '' },
    readRefund: (request) => company.refunds?.read(request, keys) ?? null,
    answerRefund: (asked, isPaid) => company.refunds?.answer(asked, isPaid) ?? { status: 404, body: '' },
    referenceOf: (request) => company.entry?.referenceOf(request) ?? null,
    admits: (request, order) => company.entry?.admits(request, order, keys) ?? false,
    questions: (order) => company.asks?.questions(order, order.playerId ?? '', keys) ?? [],
    isYes: (answer) => company.asks?.isYes(answer) ?? true,
  };
}
