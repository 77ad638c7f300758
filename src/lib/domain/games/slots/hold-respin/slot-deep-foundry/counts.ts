// Computed by scripts/exact/line-slots.ts over every stop; not to be edited by hand.
import type { LineCount } from '../../lines/counts.ts';

/** Line wins over all spins, apart by how many of the symbol of the feature they show. */
export const counts: readonly LineCount[] = [
  { features: 0, cases: 810000, hits: 400050, units: 8747215, squares: 711824685, topUnits: 790, topCases: 1 },
  { features: 1, cases: 634500, hits: 299280, units: 6608445, squares: 544445159, topUnits: 790, topCases: 1 },
  { features: 2, cases: 842400, hits: 347642, units: 6507259, squares: 429121861, topUnits: 644, topCases: 1 },
  { features: 3, cases: 450480, hits: 168865, units: 3028126, squares: 187551304, topUnits: 632, topCases: 1 },
  { features: 4, cases: 295936, hits: 94555, units: 1456500, squares: 71357948, topUnits: 536, topCases: 2 },
  { features: 5, cases: 110680, hits: 30397, units: 445258, squares: 20742118, topUnits: 524, topCases: 2 },
  { features: 6, cases: 42720, hits: 9436, units: 116189, squares: 4173037, topUnits: 252, topCases: 1 },
  { features: 7, cases: 10800, hits: 1887, units: 21432, squares: 648564, topUnits: 144, topCases: 3 },
  { features: 8, cases: 2160, hits: 261, units: 2133, squares: 33453, topUnits: 30, topCases: 9 },
  { features: 9, cases: 324, hits: 27, units: 243, squares: 4131, topUnits: 21, topCases: 9 },
];
