/** A stake in a shared round of a visitor's own house. Amounts as the wire has them. */
export type TrialStake = {
  readonly id: string;
  readonly chain: string;
  readonly index: number;
  readonly bets: readonly { readonly spot: string; readonly amount: string }[];
  readonly status: 'open' | 'won' | 'lost' | 'cancelled';
  readonly payout: string;
  readonly actions: readonly unknown[];
  readonly at: string;
  readonly balanceBefore: string;
};
