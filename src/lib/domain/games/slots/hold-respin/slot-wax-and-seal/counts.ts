// Computed by scripts/exact/line-slots.ts over every stop; not to be edited by hand.
import type { LineCount } from '../../lines/counts.ts';

/** Line wins over all spins, apart by how many of the symbol of the feature they show. */
export const counts: readonly LineCount[] = [
  { features: 0, cases: 1331, hits: 652, units: 10176, squares: 189968, topUnits: 53, topCases: 1 },
  { features: 1, cases: 3267, hits: 1038, units: 13943, squares: 205433, topUnits: 40, topCases: 1 },
  { features: 2, cases: 2673, hits: 410, units: 5034, squares: 63810, topUnits: 25, topCases: 2 },
  { features: 3, cases: 729, hits: 55, units: 647, squares: 7661, topUnits: 14, topCases: 2 },
];
