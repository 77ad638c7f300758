import type { Strip } from '../../reels.ts';
import type { CascadeTitle } from '../paytable.ts';
import figures from './figures.json' with { type: 'json' };

const left: readonly Strip[] = ['EBDEADCEDDACEB', 'CDBEEDDECEAACB', 'CECBEDEDEAADCB'];

/** 14 stops a reel, 7,529,536 drops; the right half mirrors the left. What is left sinks; each cascade counts once more. */
export const tidepool: CascadeTitle = {
  id: 'slot-tidepool',
  name: 'Tidepool',
  symbols: { A: 'starfish', B: 'pearl', C: 'crab', D: 'mussel', E: 'kelp' },
  strips: [...left, ...left.toReversed()],
  rows: 6,
  feed: 'above',
  sizes: [
    [5, 1],
    [6, 2],
    [7, 3],
    [8, 5],
    [9, 8],
    [10, 15],
    [13, 40],
  ],
  bases: { A: 6, B: 22, C: 15, D: 3, E: 3 },
  factor: { by: 'cascades', steps: [1, 2, 3, 4, 5, 6, 7, 8].map((factor) => [factor - 1, factor] as const) },
  cascadesMax: 20,
  unitsAStake: 5,
  figures,
};
