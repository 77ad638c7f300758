/** How far a withdrawal has come. Nothing leads out of `sent`, `failed` and `cancelled`. */
export const withdrawalStates = ['requested', 'in_review', 'approved', 'sent', 'failed', 'cancelled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What can happen to a withdrawal: it goes to a state. */
export type WithdrawalEvent = Exclude<WithdrawalState, 'requested'>;

/**
 * The transitions that count, as `withdrawal_may` of the database has them. A player takes a withdrawal back only while
 * people look at it: what is approved may be on its way already.
 * @internal
 */
export const withdrawalTransitions: Readonly<Record<WithdrawalState, readonly WithdrawalEvent[]>> = {
  requested: ['in_review', 'approved', 'failed'],
  in_review: ['approved', 'failed', 'cancelled'],
  approved: ['sent', 'failed'],
  sent: [],
  failed: [],
  cancelled: [],
};
