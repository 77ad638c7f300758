// Computed by scripts/exact/slot-tidepool.ts over every drop; not to be edited by hand.
/** Over all drops: the sum of the wins in units and of their squares, how many pay, and the largest win with its cases. */
export const exact = {
  cases: 7529536n,
  units: 36279768n,
  squares: 8709121420n,
  hits: 1550111n,
  topUnits: 2940n,
  topCases: 2n,
} as const;
