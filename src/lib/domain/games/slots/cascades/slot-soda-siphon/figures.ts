// Computed by scripts/exact/cascades.ts over every drop; not to be edited by hand.
import type { ExactDrops } from '../paytable.ts';

/** Over all drops: the sum of the wins in units and of their squares, how many pay, and the largest win with its cases. */
export const exact: ExactDrops = {
  cases: 1048576n,
  units: 20230584n,
  squares: 5423481696n,
  hits: 495906n,
  topUnits: 7714n,
  topCases: 1n,
};
