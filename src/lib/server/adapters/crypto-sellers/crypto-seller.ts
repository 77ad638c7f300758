import type { CurrencyCode } from '#domain/money/currency.ts';
import type { sellerTerms } from '#domain/payments/buy-crypto.ts';

export type SellerName = keyof typeof sellerTerms;

/** A company that sells crypto in a frame of its own: the player pays there, and it sends the coins to the address. */
export type CryptoSeller = {
  readonly name: SellerName;
  /** The URL of its frame, or null for what it does not sell. `address` is the player's own deposit address. */
  readonly frameUrl: (currency: CurrencyCode, address: string) => string | null;
};
