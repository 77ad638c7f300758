import { type Distribution, gathered, meanOf, type Outcome, varianceOf } from '../../games/kit/outcomes.ts';

/** Multiples that are merged onto points: `step` apart up to `dense` steps, then further apart by `ratio` each. */
export type Grid = { readonly step: number; readonly dense: number; readonly ratio: number };

const rounding = 1e-9;

/** The two points of a grid around a place, all in steps; the same one twice where the place is a point. */
const around = ({ dense, ratio }: Grid, place: number): readonly [low: number, high: number] => {
  const nearest = Math.round(place);
  const isWhole = Math.abs(place - nearest) <= rounding;
  if (place <= dense + rounding) return isWhole ? [nearest, nearest] : [Math.floor(place), Math.ceil(place)];
  let low = dense;
  for (;;) {
    const high = Math.max(low + 1, Math.round(low * ratio));
    if (isWhole && high === nearest) return [high, high];
    if (high > place) return [low, high];
    low = high;
  }
};

/** An outcome shared between the two points around it, so that its mean stays. */
const split = ([multiple, chance]: Outcome, grid: Grid): Outcome[] => {
  const place = multiple / grid.step;
  const [low, high] = around(grid, place);
  if (low === high) return [[low * grid.step, chance]];
  const share = (place - low) / (high - low);
  return [
    [low * grid.step, chance * (1 - share)],
    [high * grid.step, chance * share],
  ];
};

/**
 * The same bet with fewer outcomes, all on the points of a grid; mean and variance stay what they were. Sharing an outcome
 * between two points keeps the mean and widens the variance; a little of the two points next to the mean is then mixed in, which
 * narrows it again. Undefined when the grid is too coarse for that: the swings of the bet are smaller than its steps.
 */
export const mergedOnto = (outcomes: Distribution, grid: Grid): Outcome[] | undefined => {
  const wide = gathered(outcomes.flatMap((one) => split(one, grid)));
  const [wanted, has] = [varianceOf(outcomes), varianceOf(wide)];
  if (has - wanted <= rounding * wanted) return wide;
  const narrow = split([meanOf(outcomes), 1], grid);
  const least = varianceOf(narrow);
  if (least >= wanted) return undefined;
  const share = (has - wanted) / (has - least);
  return gathered([
    ...wide.map(([multiple, chance]): Outcome => [multiple, chance * (1 - share)]),
    ...narrow.map(([multiple, chance]): Outcome => [multiple, chance * share]),
  ]);
};

/** How much of the outcomes a merge may move to the middle at most. */
const movedMax = 0.05;

/** How much the merge of a grid widens the variance before it is narrowed again, as a share of it. */
const widening = (outcomes: Distribution, grid: Grid): number =>
  varianceOf(gathered(outcomes.flatMap((one) => split(one, grid)))) / varianceOf(outcomes) - 1;

/** A bet on a lattice: outcomes in cells, of which `perStake` are one stake. */
export type LatticeOdds = {
  readonly perStake: number;
  readonly outcomes: readonly (readonly [cells: number, chance: number])[];
  /** False where outcomes were merged; mean and variance are exact in both. */
  readonly exact: boolean;
};

/** From fine to coarse. */
const divisions = [100, 50, 20, 10, 5, 4, 2, 1] as const;
const outcomesMax = 40;

const isOn = (outcomes: Distribution, perStake: number): boolean =>
  outcomes.every(([multiple]) => Math.abs(multiple * perStake - Math.round(multiple * perStake)) <= rounding);

const inCells = (outcomes: Distribution, perStake: number) =>
  outcomes.map(([multiple, chance]) => [Math.round(multiple * perStake), chance] as const);

const wholeLattice = (outcomes: Distribution): LatticeOdds | undefined => {
  if (outcomes.length > outcomesMax) return undefined;
  const perStake = divisions.findLast((one) => isOn(outcomes, one));
  return perStake === undefined
    ? undefined
    : { perStake, outcomes: inCells(gathered(outcomes), perStake), exact: true };
};

const mergedLattice = (outcomes: Distribution, perStake: number): LatticeOdds | undefined => {
  const grid = { step: 1 / perStake, dense: Math.max(10, 4 * perStake), ratio: 1.3 };
  const merged = widening(outcomes, grid) > movedMax ? undefined : mergedOnto(outcomes, grid);
  return merged && { perStake, outcomes: inCells(merged, perStake), exact: false };
};

/**
 * A bet as the survival of a bank is computed with it: on the coarsest lattice that holds all of its outcomes, where there are
 * few; else merged onto the finest that is affordable. Undefined when none is, or the bet hardly swings.
 */
export const latticeOf = (
  outcomes: Distribution,
  isAffordable: (odds: LatticeOdds) => boolean,
): LatticeOdds | undefined => {
  const whole = wholeLattice(outcomes);
  if (whole) return isAffordable(whole) ? whole : undefined;
  for (const perStake of divisions) {
    const merged = mergedLattice(outcomes, perStake);
    if (merged && isAffordable(merged)) return merged;
  }
  return undefined;
};
