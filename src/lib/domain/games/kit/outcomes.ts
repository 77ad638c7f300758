/**
 * One way a round can end: what one unit staked returns, and how likely that is. Doubles and not fractions: odds are told, and
 * no money is ever paid by them.
 */
export type Outcome = readonly [multiple: number, chance: number];

/** What can come of a bet, with chances that sum to one. */
export type Distribution = readonly Outcome[];

/** What one unit staked returns on average. */
export const meanOf = (outcomes: Distribution): number =>
  outcomes.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0);

export const varianceOf = (outcomes: Distribution): number => {
  const mean = meanOf(outcomes);
  return outcomes.reduce((sum, [multiple, chance]) => sum + (multiple - mean) ** 2 * chance, 0);
};

/** Multiples closer than this are one: sums of decimals differ in their last bits. */
const precision = 1e9;

/** The same outcomes upwards, each multiple once, and what has no chance left out. */
export const gathered = (outcomes: Iterable<Outcome>): Outcome[] => {
  const chances = new Map<number, number>();
  for (const [multiple, chance] of outcomes) {
    const key = Math.round(multiple * precision);
    chances.set(key, (chances.get(key) ?? 0) + chance);
  }
  return [...chances]
    .filter(([, chance]) => chance > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([key, chance]) => [key / precision, chance]);
};
