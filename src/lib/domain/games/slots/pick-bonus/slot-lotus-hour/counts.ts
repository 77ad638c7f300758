// Computed by scripts/exact/line-slots.ts over every stop; not to be edited by hand.
import type { LineCount } from '../../lines/counts.ts';

/** Line wins over all spins, apart by how many of the symbol of the feature they show. */
export const counts: readonly LineCount[] = [
  { features: 0, cases: 1332800, hits: 436220, units: 8260500, squares: 464320014, topUnits: 600, topCases: 2 },
  { features: 1, cases: 1377600, hits: 310900, units: 5292632, squares: 275161616, topUnits: 520, topCases: 4 },
  { features: 2, cases: 446400, hits: 77320, units: 1174324, squares: 53549982, topUnits: 424, topCases: 2 },
  { features: 3, cases: 43200, hits: 6360, units: 86304, squares: 2529468, topUnits: 160, topCases: 1 },
];
