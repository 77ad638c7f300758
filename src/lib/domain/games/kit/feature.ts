import type { Json } from './game.ts';

/** Whether a round of a machine brought more than its spin: free spins, a wheel that turned, coins that were held. */
export const broughtFeature = (outcome: Json): boolean => {
  if (typeof outcome !== 'object' || outcome === null || Array.isArray(outcome)) return false;
  const { freeSpins, turn, hold } = outcome as { readonly [field: string]: Json };
  return (Array.isArray(freeSpins) && freeSpins.length > 0) || (turn ?? null) !== null || (hold ?? null) !== null;
};
