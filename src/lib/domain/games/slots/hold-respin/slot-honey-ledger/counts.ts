// Computed by scripts/exact/line-slots.ts over every stop; not to be edited by hand.
import type { LineCount } from '../../lines/counts.ts';

/** Line wins over all spins, apart by how many of the symbol of the feature they show. */
export const counts: readonly LineCount[] = [
  { features: 0, cases: 371293, hits: 230347, units: 6935000, squares: 672192684, topUnits: 1236, topCases: 1 },
  { features: 1, cases: 714025, hits: 388102, units: 9566950, squares: 870581302, topUnits: 1136, topCases: 1 },
  { features: 2, cases: 834860, hits: 364028, units: 7527564, squares: 546449298, topUnits: 1038, topCases: 2 },
  { features: 3, cases: 650650, hits: 226238, units: 3834634, squares: 206039940, topUnits: 1024, topCases: 2 },
  { features: 4, cases: 382005, hits: 101443, units: 1425996, squares: 55447374, topUnits: 530, topCases: 1 },
  { features: 5, cases: 169525, hits: 33964, units: 401792, squares: 11480774, topUnits: 504, topCases: 1 },
  { features: 6, cases: 58770, hits: 8482, units: 85748, squares: 1728500, topUnits: 132, topCases: 2 },
  { features: 7, cases: 15400, hits: 1580, units: 13828, squares: 216984, topUnits: 120, topCases: 2 },
  { features: 8, cases: 3040, hits: 200, units: 1512, squares: 17264, topUnits: 36, topCases: 2 },
  { features: 9, cases: 400, hits: 16, units: 96, squares: 768, topUnits: 12, topCases: 4 },
  { features: 10, cases: 32, hits: 0, units: 0, squares: 0, topUnits: 0, topCases: 32 },
];
