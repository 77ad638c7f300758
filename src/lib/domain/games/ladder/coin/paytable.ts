import type { Ladder, Ladders } from '../ladder.ts';

/** The two sides as places of a rung. */
export const sides = ['heads', 'tails'] as const;
export type Side = (typeof sides)[number];

/** Up to twenty flips in a row; each has two sides, one of which comes up. */
export const coinLadder: Ladder = { options: sides.length, safe: 1, rungs: 20 };

export const ladders: Ladders = new Map([['coin', coinLadder]]);
