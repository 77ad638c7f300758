/** A bet as it is sent: its amount in units of the currency. */
export type WireBet = { readonly spot: string; readonly amount: string };
