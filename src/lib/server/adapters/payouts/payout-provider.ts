import type { CurrencyCode } from '#domain/money/currency.ts';

/**
 * A company or a chain that pays players out. Both answers are the provider's own word about our withdrawal id: a job that
 * was killed between asking and noting the answer asks again by `find`, and pays again only after `none`. `pay` refuses, or
 * answers the first payment's outcome, when it is asked twice for one id.
 */
export type PayoutProvider = {
  /** As it stands in the withdrawal's row and, as the owner, on its clearing account: `skrill`, `crypto`. */
  readonly name: string;
  /** Never throws for what the provider or the network does; whatever is not sure is `unknown`. */
  readonly pay: (order: PayoutOrder) => Promise<PayoutAnswer>;
  readonly find: (withdrawalId: string) => Promise<PayoutAnswer | { readonly outcome: 'none' }>;
};

export type PayoutOrder = {
  /** A UUID, the provider's key for doing it once. */
  readonly withdrawalId: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  /** An e-mail address, or an address of the currency's chain. */
  readonly destination: string;
};

export type PayoutAnswer =
  /** It is on its way for good; `reference` is the provider's transaction id. */
  | { readonly outcome: 'paid'; readonly reference: string }
  /** Accepted and not over: `find` is asked later. */
  | { readonly outcome: 'pending' }
  /** It was not paid and never will be. `reason` is for staff: a short code of the provider. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** No answer, or one that says neither: the money may have left. */
  | { readonly outcome: 'unknown'; readonly reason: string };
