/** What a seller takes and asks, as the specification says (section 9); null where it says nothing and the seller's own page does. */
export type SellerTerms = {
  /** Hundredths of a percent of what is bought. */
  readonly feeBasisPoints: number | null;
  /** About how long it takes until the coins are on their way. */
  readonly minutes: number | null;
  /** Above this in EUR the seller wants to see papers. */
  readonly verificationAboveEur: number | null;
};

const unstated: SellerTerms = { feeBasisPoints: null, minutes: null, verificationAboveEur: null };

/** Who sells crypto by card, in the order in which the dialog names them. */
export const sellerTerms = {
  changelly: { feeBasisPoints: 500, minutes: 15, verificationAboveEur: 200 },
  onramper: { feeBasisPoints: 450, minutes: 20, verificationAboveEur: 100 },
  ramp: unstated,
  banxa: unstated,
} as const satisfies Readonly<Record<string, SellerTerms>>;
