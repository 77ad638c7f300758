/**
 * Where a promotion that a player took stands.
 * `pending`: accepted, waits for the deposit that it is for. `held`: people look at it first. `queued`: earned, waits for the one
 * that runs. `active`: it runs. `completed`: its bonus became own money. `cancelled`: given up, refused or taken back. `expired`.
 */
export const grantStates = ['pending', 'held', 'queued', 'active', 'completed', 'cancelled', 'expired'] as const;
export type GrantState = (typeof grantStates)[number];

/** Why a grant was cancelled, as its record keeps it. */
const endReasons = [
  'forfeited',
  'withdrawn',
  'deposit_reversed',
  'refused',
  'not_eligible',
  'replaced',
  'lapsed',
  'nothing_left',
] as const;
export type EndReason = (typeof endReasons)[number];
