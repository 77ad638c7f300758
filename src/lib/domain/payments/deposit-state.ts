/**
 * How far a deposit has come. Only `completed` credits money, and only a charge-back leads out of it: the company took the
 * money back from the house. `held`: it was paid while the player might not pay in (`hold.ts`), and is owed to the player; from
 * there it is credited after all, refunded, or charged back.
 */
export const depositStates = [
  'created',
  'redirected',
  'pending',
  'held',
  'completed',
  'failed',
  'expired',
  'refunded',
  'reversed',
] as const;
export type DepositState = (typeof depositStates)[number];

/** What can be heard of a deposit: our own redirect, the provider's word, or what we made of it. */
export type DepositEvent = Exclude<DepositState, 'created'>;

/**
 * The transitions that count; any other event leaves the state as it is, so that late, doubled and reordered webhooks are
 * harmless. A failed or expired deposit can still complete: the provider says that it holds the player's money.
 */
const depositTransitions: Readonly<Record<DepositState, readonly DepositEvent[]>> = {
  created: ['redirected', 'pending', 'held', 'completed', 'failed', 'expired'],
  redirected: ['pending', 'held', 'completed', 'failed', 'expired'],
  pending: ['held', 'completed', 'failed', 'expired'],
  failed: ['held', 'completed'],
  expired: ['held', 'completed'],
  held: ['completed', 'refunded', 'reversed'],
  completed: ['reversed'],
  // A company that tells a refund as a charge-back tells what is booked already.
  refunded: [],
  reversed: [],
};

export type DepositStep = {
  readonly state: DepositState;
  readonly changed: boolean;
  /** True exactly once in a deposit's life: the wallet is credited in the same transaction. */
  readonly credits: boolean;
  /** True at most once: what was paid is set aside in the same transaction, and a later credit takes it from there. */
  readonly holds: boolean;
  /** True at most once, and only after the credit or the hold: it is taken back in the same transaction. */
  readonly reverses: boolean;
};

/** The state after an event. Total and monotonic: no order of events credits twice or takes a credit back twice. */
export const advanceDeposit = (state: DepositState, event: DepositEvent): DepositStep => {
  const changed = depositTransitions[state].includes(event);
  return {
    state: changed ? event : state,
    changed,
    credits: changed && event === 'completed',
    holds: changed && event === 'held',
    reverses: changed && event === 'reversed',
  };
};

/** Whether the company says for the first time that it has the money: what becomes of it is to be decided. */
export const isPaidNow = (state: DepositState, event: DepositEvent): boolean =>
  event === 'completed' && depositTransitions[state].includes('held');

/** What a company's word means: that it has the money, which it may say again, credits nothing that is held or must be. */
export const heardAs = (state: DepositState, event: DepositEvent, isHeld: boolean): DepositEvent =>
  event === 'completed' && (isHeld || state === 'held') ? 'held' : event;

/** What the player's own limits count already, as it may still be paid. */
export const isDepositOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'redirected' || state === 'pending';

/**
 * A charge-back of what is neither credited nor held: its `completed` is still on its way, and taking note of the one before the other
 * would credit what is already taken back. The company is refused and tells it again.
 */
export const isHeardTooEarly = (state: DepositState, event: DepositEvent): boolean =>
  event === 'reversed' && !['completed', 'held', 'refunded', 'reversed'].includes(state);

/** Nothing more is expected of the player or, but for a late success, of the provider. */
export const isDepositOver = (state: DepositState): boolean => !isDepositOpen(state);
