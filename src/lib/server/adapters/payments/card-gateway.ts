import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Result } from '#domain/result.ts';

/** A card gateway with a hosted page: the card is typed there and nowhere else. */
export type CardGateway = {
  /** The path name of the specification: `devcode`, `ems`, `brpay`, … */
  readonly name: string;
  /** Origins its hosted page may have, beside the house's own. A redirect to any other is refused. */
  readonly redirectOrigins: readonly string[];
  /** Opens a payment at the provider. Sends our deposit id, so that a retry opens nothing twice. */
  readonly open: (
    order: CardOrder,
  ) => Promise<Result<{ redirectUrl: string; providerReference: string }, 'gateway_unavailable'>>;
  /** Verifies and reads a webhook from its raw bytes. Constant time; the time stamp bounds a replay to 300 s. */
  readonly readWebhook: (
    raw: Uint8Array,
    headers: Headers,
    now: Date,
  ) => Result<CardEvent, 'signature_invalid' | 'bad_request'>;
};

export type CardOrder = {
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
};

export type CardEvent = {
  /** The provider's id of this event: the same id again has no second effect. */
  readonly eventId: string;
  readonly depositId: string;
  readonly providerReference: string;
  readonly outcome: 'completed' | 'failed' | 'pending' | 'expired';
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
};
