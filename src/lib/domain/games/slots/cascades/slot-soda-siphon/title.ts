import type { Strip } from '../../reels.ts';
import type { CascadeTitle } from '../paytable.ts';
import figures from './figures.json' with { type: 'json' };

const [outer, inner, middle]: readonly [Strip, Strip, Strip] = [
  'FADABEFCBEEFDCCD',
  'EEFCDBDADABCFFEW',
  'FDFDEADFEABCCCBE',
];

/**
 * 16 stops a reel, 1,048,576 drops; the right half mirrors the left. What is left rises, the ice of reels 2 and 4 never goes,
 * and each symbol that has gone fills the gauge.
 */
export const sodaSiphon: CascadeTitle = {
  id: 'slot-soda-siphon',
  name: 'Soda Siphon',
  symbols: { W: 'ice', A: 'cherries', B: 'blueberries', C: 'lemon', D: 'orange', E: 'mint', F: 'cap' },
  strips: [outer, inner, middle, inner, outer],
  rows: 6,
  feed: 'below',
  wild: 'W',
  sizes: [
    [5, 2],
    [6, 3],
    [7, 5],
    [8, 8],
    [10, 15],
    [13, 30],
  ],
  bases: { A: 22, B: 12, C: 5, D: 4, E: 3, F: 3 },
  factor: {
    by: 'gone',
    steps: [
      [0, 1],
      [6, 2],
      [12, 3],
      [18, 5],
      [24, 8],
    ],
  },
  cascadesMax: 20,
  unitsAStake: 20,
  figures,
};
