// Computed by scripts/exact/cascades.ts over every drop; not to be edited by hand.
import type { ExactDrops } from '../paytable.ts';

/** Over all drops: the sum of the wins in units and of their squares, how many pay, and the largest win with its cases. */
export const exact: ExactDrops = {
  cases: 7529536n,
  units: 36279768n,
  squares: 8709121420n,
  hits: 1550111n,
  topUnits: 2940n,
  topCases: 2n,
};
