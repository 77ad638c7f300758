import type { z } from 'zod';
import type { DepositGatewayName } from '#contract/payments/deposit.ts';
import type { Result } from '#domain/result.ts';
import type {
  Acknowledgement,
  DepositOrder,
  Inquiry,
  InquiryAnswer,
  OpenedPayment,
  PaymentEvent,
  RefundAnswer,
  RefundOrder,
} from './gateway.ts';

/** One HTTP request as it goes out. `body` is sent as it is: what is signed and what is sent are the same text. */
export type OutgoingRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};
export type IncomingResponse = { readonly status: number; readonly headers: Headers; readonly body: string };
/** A callback as the company posts it. `call`: what it appends to the address, where one company has several. */
export type Callback = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly call?: string;
};

/** What both kinds of protocol say. `K` are the keys that the company gives a merchant. */
type Spoken<K> = {
  readonly name: DepositGatewayName;
  /** What an operator must know of the company, from its file of keys. */
  readonly keys: z.ZodType<K>;
  /** Keys of the sandbox's own merchant, made from a secret of this installation. */
  readonly sandboxKeys: (secret: string, sandboxOrigin: string) => K;
  readonly redirectOrigins: (keys: K) => readonly string[];
  /** The script that goes on with the token of a company whose payment is a frame in our page. */
  readonly script?: (keys: K) => string;
  readonly openRequest: (order: DepositOrder, keys: K, now: Date) => OutgoingRequest;
  /** `call`: what stood behind the webhook's address; null when nothing did. */
  readonly readCallback: (
    raw: Uint8Array,
    headers: Headers,
    keys: K,
    now: Date,
    call?: string | null,
  ) => Result<PaymentEvent, 'signature_invalid' | 'bad_request'>;

  /**
   * Only at companies whose callbacks are not signed, or not as a whole: how to ask, before any money moves, what `readCallback`
   * heard. Null: nothing has come of the payment yet.
   */
  readonly confirm?: {
    /** Where some callbacks say all under their signature: whether this one is to be asked about. */
    readonly isNeeded?: (event: PaymentEvent) => boolean;
    readonly request: (event: PaymentEvent, keys: K) => OutgoingRequest;
    readonly read: (
      response: IncomingResponse,
      event: PaymentEvent,
      keys: K,
    ) => Result<PaymentEvent | null, 'gateway_unavailable'>;
  };
  /** Only at companies that can also pay out: how to ask which account paid, with keys that let us ask; null with others. */
  readonly payer?: {
    readonly request: (event: PaymentEvent, keys: K) => OutgoingRequest | null;
    readonly read: (response: IncomingResponse, event: PaymentEvent, keys: K) => string | null;
  };
  /** Only at companies that say how a payment is given back: the first request, and what each answer means or asks next. */
  readonly refund?: {
    /** Null: with these keys nobody can. */
    readonly request: (order: RefundOrder, keys: K, now: Date) => OutgoingRequest | null;
    readonly read: (
      response: IncomingResponse,
      order: RefundOrder,
      keys: K,
    ) => RefundAnswer | { readonly next: OutgoingRequest };
  };
  /** What the company wants to read when it was heard; `{"received":true}` unless said. */
  readonly acknowledge?: (event: PaymentEvent, raw: Uint8Array) => Acknowledgement;
  /** Only at companies that ask the house about a payment before they take it. */
  readonly inquiry?: {
    /** Null: this call is no question. */
    readonly read: (
      call: string,
      raw: Uint8Array,
      headers: Headers,
      keys: K,
    ) => Result<Inquiry, 'signature_invalid' | 'bad_request'> | null;
    readonly answer: (inquiry: Inquiry, answer: InquiryAnswer) => Acknowledgement;
  };
};

/** What a merchant wants to be given back: by our id or by the company's name of it. Not `isDone`: it only prepares. */
export type AskedRefund = { readonly reference: string; readonly isDone: boolean };

/** The other end of the line, for the sandbox and the tests: a company that checks what it is sent. */
type Company<K> = {
  /** What a merchant's request asks for, or null when the company would refuse it (a wrong signature, a missing field). */
  readonly readOrder: (request: OutgoingRequest, keys: K) => CompanyOrder | null;
  readonly callback: (event: PaymentEvent, order: CompanyOrder, keys: K, now: Date) => Callback;
  /** What it has no message for, as far as its documentation says. */
  readonly silentOn?: readonly PaymentEvent['outcome'][];
  /** The other half of `confirm`: our id of the payment that is asked about, or null for what is no such question. */
  readonly readQuestion?: (request: OutgoingRequest, keys: K) => string | null;
  /** `event`: the last that happened; null while the customer has not decided. */
  readonly answerQuestion?: (
    event: PaymentEvent | null,
    order: CompanyOrder,
    keys: K,
  ) => { status: number; body: string };
  /** The other half of `refund`. */
  readonly refunds?: {
    readonly read: (request: OutgoingRequest, keys: K) => AskedRefund | null;
    /** `isPaid`: there is money to give back, or was. */
    readonly answer: (asked: AskedRefund, isPaid: boolean) => { status: number; body: string };
  };
  /** Where a form leads to a payment that is open already: which one, and whether the form was made by who opened it. */
  readonly entry?: {
    readonly referenceOf: (request: OutgoingRequest) => string | null;
    readonly admits: (request: OutgoingRequest, order: CompanyOrder, keys: K) => boolean;
  };
  /** The other half of `inquiry`: what it asks before it takes the money, in order, and whether an answer lets it go on. */
  readonly asks?: {
    readonly questions: (order: CompanyOrder, playerId: string, keys: K) => readonly Callback[];
    readonly isYes: (answer: string) => boolean;
  };
};

/**
 * How one company speaks, out of its public documentation: pure, so that the house and the sandbox that plays the company
 * use the same words. The house asks it to open a payment, and it answers the way on.
 */
export type PaymentProtocol<K> = Spoken<K> & {
  readonly readOpened: (
    response: IncomingResponse,
    order: DepositOrder,
    keys: K,
  ) => Result<OpenedPayment, 'gateway_unavailable'>;
  readonly company: Company<K> & {
    readonly answerOpened: (order: CompanyOrder, opened: OpenedPayment, keys: K) => { status: number; body: string };
  };
};

/**
 * A company that the house does not ask: `openRequest` is what the player's own browser sends it, a GET by a redirect and a POST
 * by a form, and the order travels in it.
 */
export type CarriedProtocol<K> = Spoken<K> & {
  readonly carried: true;
  /** By which the company names this very payment in its callbacks, where that is known before. */
  readonly referenceOf: (order: DepositOrder, now: Date) => string | null;
  readonly company: Company<K>;
};

export type AnyProtocol<K> = PaymentProtocol<K> | CarriedProtocol<K>;

/** An order as the company has it after reading the merchant's request. */
export type CompanyOrder = Pick<DepositOrder, 'depositId' | 'amountMinor' | 'currency' | 'returnUrl' | 'webhookUrl'> & {
  /** Who pays, where the request says so and the company's own messages repeat it. */
  readonly playerId?: string;
  /** By which the company names the payment in its messages, where that is not a number of its own. */
  readonly reference?: string;
};
