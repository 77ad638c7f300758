/**
 * How far a deposit has come. Only `completed` credits money, and only a charge-back leads out of it: the company took the
 * money back from the house.
 */
export const depositStates = [
  'created',
  'redirected',
  'pending',
  'completed',
  'failed',
  'expired',
  'reversed',
] as const;
export type DepositState = (typeof depositStates)[number];

/** What can be heard of a deposit: our own redirect, or the provider's word. */
export type DepositEvent = Exclude<DepositState, 'created'>;

/**
 * The transitions that count; any other event leaves the state as it is, so that late, doubled and reordered webhooks are
 * harmless. A failed or expired deposit can still complete: the provider says that it holds the player's money.
 */
const depositTransitions: Readonly<Record<DepositState, readonly DepositEvent[]>> = {
  created: ['redirected', 'pending', 'completed', 'failed', 'expired'],
  redirected: ['pending', 'completed', 'failed', 'expired'],
  pending: ['completed', 'failed', 'expired'],
  failed: ['completed'],
  expired: ['completed'],
  completed: ['reversed'],
  reversed: [],
};

export type DepositStep = {
  readonly state: DepositState;
  readonly changed: boolean;
  /** True exactly once in a deposit's life: the wallet is credited in the same transaction. */
  readonly credits: boolean;
  /** True at most once, and only after the credit: it is taken back in the same transaction. */
  readonly reverses: boolean;
};

/** The state after an event. Total and monotonic: no order of events credits twice or takes a credit back twice. */
export const advanceDeposit = (state: DepositState, event: DepositEvent): DepositStep => {
  const changed = depositTransitions[state].includes(event);
  return {
    state: changed ? event : state,
    changed,
    credits: changed && event === 'completed',
    reverses: changed && event === 'reversed',
  };
};

/**
 * A charge-back of what is not credited: its `completed` is still on its way, and taking note of the one before the other
 * would credit what is already taken back. The company is refused and tells it again.
 */
export const isHeardTooEarly = (state: DepositState, event: DepositEvent): boolean =>
  event === 'reversed' && state !== 'completed' && state !== 'reversed';

/** Nothing more is expected of the player or, but for a late success, of the provider. */
export const isDepositOver = (state: DepositState): boolean =>
  state === 'completed' || state === 'failed' || state === 'expired' || state === 'reversed';
