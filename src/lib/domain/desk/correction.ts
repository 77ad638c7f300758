/** Why own money is corrected by hand: the house account on which its other side stands. */
export const correctionCauses = ['our_error', 'company_error', 'goodwill', 'mistaken_credit', 'dispute'] as const;
export type CorrectionCause = (typeof correctionCauses)[number];

/** What a proposed correction says; `amountMinor` is a whole number as text, below zero where it takes. */
export type Correction = { readonly currency: string; readonly amountMinor: string; readonly cause: CorrectionCause };
