import type { DepositGatewayName } from '#contract/payments/deposit.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { RouteTerms } from '#domain/payments/card-route.ts';
import type { PostedForm } from '#domain/payments/posted-form.ts';
import type { Result } from '#domain/result.ts';

/** A company that takes deposits on a page or in a frame of its own: what a card says is typed there and nowhere else. */
export type DepositGateway = {
  readonly name: DepositGatewayName;
  /** What it takes, where the operator's file of keys says so; without it all that the house takes. */
  readonly takes?: RouteTerms;
  /** Origins its page may have, beside the house's own. A redirect or a form to any other is refused. */
  readonly redirectOrigins: readonly string[];
  /** The script that goes on with the token of a company whose payment is a frame in our page: MiFinity's. */
  readonly script?: string;
  /** Opens a payment at the provider. Sends our deposit id, so that a retry opens nothing twice. */
  readonly open: (order: DepositOrder) => Promise<Result<OpenedPayment, 'gateway_unavailable'>>;
  /** Verifies and reads a webhook from its raw bytes, in constant time, as the company's documentation says. */
  readonly readWebhook: (
    raw: Uint8Array,
    headers: Headers,
    now: Date,
    call: string | null,
  ) => Result<PaymentEvent, 'signature_invalid' | 'bad_request'>;
  /**
   * Only at companies whose webhooks are not signed, or not as a whole: asks the company itself how the payment stands. Its
   * answer counts, the webhook was no more than a hint to ask; one that needs no asking is answered as it is. Null: nothing has
   * come of it yet.
   */
  readonly confirm?: (event: PaymentEvent) => Promise<Result<PaymentEvent | null, 'gateway_unavailable'>>;
  /**
   * Only at companies that can also pay out: asks which account a completed payment came from. What a callback says of it beside its
   * signature is no answer. Null: from none that could be paid, or nobody answers.
   */
  readonly payerOf?: (event: PaymentEvent) => Promise<string | null>;
  /**
   * Only at companies that say how: gives the whole of a payment back to where it came from. Any number of times: a payment is
   * refunded once, and the same is answered.
   */
  readonly refund?: (order: RefundOrder) => Promise<RefundAnswer>;
  /** What the company wants to read when it was heard. */
  readonly acknowledge: (event: PaymentEvent, raw: Uint8Array) => Acknowledgement;
  /** What it asks before it takes a payment; `read` answers null to a call that is no question. */
  readonly inquiry?: {
    readonly read: (
      call: string,
      raw: Uint8Array,
      headers: Headers,
    ) => Result<Inquiry, 'signature_invalid' | 'bad_request'> | null;
    readonly answer: (inquiry: Inquiry, answer: InquiryAnswer) => Acknowledgement;
  };
};

/** A text and its media type. */
export type Acknowledgement = { readonly type: string; readonly body: string };

/** A company's question about a deposit of ours: who pays, or whether this very payment may be taken. */
export type Inquiry = { readonly depositId: string; readonly playerId: string } & (
  | { readonly about: 'customer' }
  | { readonly about: 'permission'; readonly amountMinor: bigint; readonly currency: CurrencyCode }
);
/** Null: the deposit is not known, or may not be paid any more. */
export type InquiryAnswer = { readonly customer: Customer; readonly currency: CurrencyCode } | null;

export type DepositOrder = {
  readonly depositId: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  /**
   * The page must take no payment after this moment, nor after it said `failed` or `expired`. Until then the deposit counts
   * against the player's limits; whoever could pay a pile of forgotten pages later would pass them.
   */
  readonly payableUntil: Date;
  readonly customer: Customer;
  /** What the player chose among the company's own ways to pay, where its call says so (Skrill); else null. */
  readonly paymentMethods: string | null;
};

/** What companies ask about who pays; null where the profile does not say. */
export type Customer = {
  readonly playerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166 alpha-2 of the profile, else of where the call came from. */
  readonly country: string;
  readonly city: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  /** State or region, where the country has them. */
  readonly state?: string | null;
  /** `+` and digits. */
  readonly phone: string | null;
  /** `yyyy-mm-dd`. */
  readonly dateOfBirth: string | null;
  readonly language: string;
  readonly ip: string;
};

/**
 * How the player goes on: to a page, by a QR code beside it, in the company's own script with a token, or with a form that
 * his browser posts to the company (the house serves it at a path of its own). At least one of them.
 */
export type OpenedPayment = {
  /** Null where the company gives a payment its number only when it is paid; the first event then brings it. */
  readonly providerReference: string | null;
  readonly redirectUrl: string | null;
  readonly qr: string | null;
  readonly initializationToken: string | null;
  readonly form: PostedForm | null;
};

/** A payment that was completed, by both names; all of it goes back. */
export type RefundOrder = {
  readonly depositId: string;
  readonly providerReference: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
};
/** `refused`: it never will be. `unknown` and `pending`: ask again. */
export type RefundAnswer =
  | { readonly outcome: 'refunded'; readonly reference: string }
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'refused' | 'unknown'; readonly reason: string };

export type PaymentEvent = {
  /** The provider's id of this event: the same id again has no second effect. */
  readonly eventId: string;
  readonly depositId: string;
  readonly providerReference: string;
  readonly outcome: 'completed' | 'failed' | 'pending' | 'expired' | 'reversed';
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  /** The account that was paid from, where the company can pay out to it as well and said so itself. */
  readonly payer?: string;
  /** Amount or currency stand beside what is signed: the company must be asked before they count. */
  readonly isHearsay?: true;
};
