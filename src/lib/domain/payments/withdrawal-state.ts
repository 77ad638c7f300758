/** How far a withdrawal has come. Nothing leads out of `sent`, `failed` and `cancelled`. */
export const withdrawalStates = ['requested', 'in_review', 'approved', 'sent', 'failed', 'cancelled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What can happen to a withdrawal: it goes to a state. */
export type WithdrawalEvent = Exclude<WithdrawalState, 'requested'>;

/**
 * The transitions that count, as `withdrawal_may` in migration 0023 has them. A player takes a withdrawal back only while
 * people look at it: what is approved may be on its way already.
 */
export const withdrawalTransitions: Readonly<Record<WithdrawalState, readonly WithdrawalEvent[]>> = {
  requested: ['in_review', 'approved', 'failed'],
  in_review: ['approved', 'failed', 'cancelled'],
  approved: ['sent', 'failed'],
  sent: [],
  failed: [],
  cancelled: [],
};

export type WithdrawalStep = {
  readonly state: WithdrawalState;
  readonly changed: boolean;
  /** What becomes of the money that the request set aside; at most one of the two, once in a withdrawal's life. */
  readonly money: 'stays' | 'back_to_cash' | 'to_clearing';
};

/** The state after an event. Total and monotonic: no order of events pays and gives back, or does either twice. */
export const advanceWithdrawal = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalStep => {
  const changed = withdrawalTransitions[state].includes(event);
  const isBack = changed && (event === 'failed' || event === 'cancelled');
  const isPaid = changed && event === 'sent';
  return {
    state: changed ? event : state,
    changed,
    money: isBack ? 'back_to_cash' : isPaid ? 'to_clearing' : 'stays',
  };
};

export const isWithdrawalOver = (state: WithdrawalState): boolean => withdrawalTransitions[state].length === 0;
