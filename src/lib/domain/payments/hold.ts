/**
 * Why money that was paid in is in no balance that can be played with, in the order in which reasons count; the same of coins and of
 * payment companies. For the first two the money goes back; for the others it waits until the break is over, or the player's own limit
 * has room. `below_minimum` is of coins alone: nobody asked for them, so that nobody could refuse so little.
 */
export type HoldReason =
  | 'account_closed'
  | 'player_excluded'
  | 'below_minimum'
  | 'register_unanswered'
  | 'player_timed_out'
  | 'limit_reached';

/** Those for which a deposit of a payment company is held: its amount was checked before it was paid. */
export type DepositHold = Exclude<HoldReason, 'below_minimum'>;
