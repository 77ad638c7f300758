// Computed by scripts/exact/line-slots.ts over every stop; not to be edited by hand.
import type { LineCount } from '../../lines/counts.ts';

/** Line wins over all spins, apart by how many of the symbol of the feature they show. */
export const counts: readonly LineCount[] = [
  { features: 0, cases: 1419857, hits: 706894, units: 22634316, squares: 2200309984, topUnits: 1146, topCases: 2 },
  { features: 1, cases: 1252815, hits: 507858, units: 13005780, squares: 874424824, topUnits: 700, topCases: 1 },
  { features: 2, cases: 442170, hits: 146437, units: 3067712, squares: 152696000, topUnits: 550, topCases: 4 },
  { features: 3, cases: 78030, hits: 20354, units: 367916, squares: 14868080, topUnits: 276, topCases: 4 },
  { features: 4, cases: 6885, hits: 1239, units: 20660, squares: 707992, topUnits: 122, topCases: 1 },
  { features: 5, cases: 243, hits: 18, units: 336, squares: 7872, topUnits: 32, topCases: 6 },
];
