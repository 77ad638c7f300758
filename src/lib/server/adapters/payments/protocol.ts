import type { z } from 'zod';
import type { DepositGatewayName } from '#contract/payments/deposit.ts';
import type { Result } from '#domain/result.ts';
import type { DepositOrder, OpenedPayment, PaymentEvent } from './gateway.ts';

/** One HTTP request as it goes out. `body` is sent as it is: what is signed and what is sent are the same text. */
export type OutgoingRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};
export type IncomingResponse = { readonly status: number; readonly headers: Headers; readonly body: string };
/** A callback as the company posts it. */
export type Callback = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/**
 * How one company speaks, out of its public documentation: pure, so that the house and the sandbox that plays the company
 * use the same words. `K` are the keys that the company gives a merchant.
 */
export type PaymentProtocol<K> = {
  readonly name: DepositGatewayName;
  /** What an operator must know of the company, from its file of keys. */
  readonly keys: z.ZodType<K>;
  /** Keys of the sandbox's own merchant, made from a secret of this installation. */
  readonly sandboxKeys: (secret: string, sandboxOrigin: string) => K;
  readonly redirectOrigins: (keys: K) => readonly string[];

  readonly openRequest: (order: DepositOrder, keys: K, now: Date) => OutgoingRequest;
  readonly readOpened: (
    response: IncomingResponse,
    order: DepositOrder,
    keys: K,
  ) => Result<OpenedPayment, 'gateway_unavailable'>;
  readonly readCallback: (
    raw: Uint8Array,
    headers: Headers,
    keys: K,
    now: Date,
  ) => Result<PaymentEvent, 'signature_invalid' | 'bad_request'>;

  /**
   * Only at companies whose callbacks are not signed: how to ask, before any money moves, what `readCallback` heard. Null: nothing
   * has come of the payment yet.
   */
  readonly confirm?: {
    readonly request: (event: PaymentEvent, keys: K) => OutgoingRequest;
    readonly read: (
      response: IncomingResponse,
      event: PaymentEvent,
      keys: K,
    ) => Result<PaymentEvent | null, 'gateway_unavailable'>;
  };

  /** The other end of the line, for the sandbox and the tests: a company that checks what it is sent. */
  readonly company: {
    /** What a merchant's request asks for, or null when the company would refuse it (a wrong signature, a missing field). */
    readonly readOrder: (request: OutgoingRequest, keys: K) => CompanyOrder | null;
    readonly answerOpened: (order: CompanyOrder, opened: OpenedPayment, keys: K) => { status: number; body: string };
    readonly callback: (event: PaymentEvent, order: CompanyOrder, keys: K, now: Date) => Callback;
    /** The other half of `confirm`: our id of the payment that is asked about, or null for what is no such question. */
    readonly readQuestion?: (request: OutgoingRequest, keys: K) => string | null;
    /** `event`: the last that happened; null while the customer has not decided. */
    readonly answerQuestion?: (
      event: PaymentEvent | null,
      order: CompanyOrder,
      keys: K,
    ) => { status: number; body: string };
  };
};

/** An order as the company has it after reading the merchant's request. */
export type CompanyOrder = Pick<DepositOrder, 'depositId' | 'amountMinor' | 'currency' | 'returnUrl' | 'webhookUrl'>;
