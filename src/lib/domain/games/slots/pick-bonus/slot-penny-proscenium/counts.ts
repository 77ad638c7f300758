// Computed by scripts/exact/line-slots.ts over every stop; not to be edited by hand.
import type { LineCount } from '../../lines/counts.ts';

/** Line wins over all spins, apart by how many of the symbol of the feature they show. */
export const counts: readonly LineCount[] = [
  { features: 0, cases: 50625, hits: 31740, units: 886479, squares: 41069509, topUnits: 234, topCases: 1 },
  { features: 1, cases: 40500, hits: 19173, units: 440532, squares: 15590236, topUnits: 156, topCases: 2 },
  { features: 2, cases: 12150, hits: 3960, units: 78705, squares: 2159121, topUnits: 94, topCases: 1 },
  { features: 3, cases: 1620, hits: 279, units: 5004, squares: 114762, topUnits: 52, topCases: 6 },
  { features: 4, cases: 81, hits: 0, units: 0, squares: 0, topUnits: 0, topCases: 81 },
];
