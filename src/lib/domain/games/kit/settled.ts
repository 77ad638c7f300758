import type { Bet, Decided, ExactWin, Json } from './game.ts';
import { type Share, wholeShare } from './share.ts';

/** A decided round from what every bet returned; those that returned nothing are left out. */
export const settledBy = (outcome: Json, returns: readonly ExactWin[]): Decided => {
  const wins = returns.filter(({ payoutMinor, rest }) => payoutMinor > 0n || rest !== undefined);
  return {
    status: 'settled',
    outcome,
    payoutMinor: wins.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
    wins,
  };
};

/** A round of one bet that was given up before anything was decided: the stake comes back whole. */
export const givenBack = (bet: Bet, outcome: Json): Decided => ({
  ...settledAt(bet, wholeShare(bet.amountMinor), outcome),
  undecidedMinor: bet.amountMinor,
});

/** A round of one bet that is decided; without a bet there is the outcome alone. */
export const settledAt = (bet: Bet | undefined, share: Share, outcome: Json): Decided =>
  settledBy(outcome, bet ? [{ spot: bet.spot, stakeMinor: bet.amountMinor, ...share }] : []);
