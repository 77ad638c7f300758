import type { Strip } from '../slots/reels.ts';

export const symbols = { A: 'starfish', B: 'pearl', C: 'crab', D: 'mussel', E: 'kelp' } as const;

const left: readonly Strip[] = ['EBDEADCEDDACEB', 'CDBEEDDECEAACB', 'CECBEDEDEAADCB'];

/** 14 stops a reel, 7,529,536 drops; the right half mirrors the left. */
export const strips: readonly Strip[] = [...left, ...left.toReversed()];

export const rows = 6;
