import type { Json, Settled, Win } from './game.ts';

/** A decided round from what every bet returned; those that returned nothing are left out. */
export const settledBy = (outcome: Json, returns: readonly Win[]): Settled => {
  const wins = returns.filter(({ payoutMinor }) => payoutMinor > 0n);
  return {
    status: 'settled',
    outcome,
    payoutMinor: wins.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
    wins,
  };
};
