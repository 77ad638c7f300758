/**
 * Rounds of one kind of bet, summed up. Amounts in minor units: `expected` is the sum of what theory gives back of each stake,
 * `variance` the sum of each stake's variance, so that stakes of any mixture count as they are. `largestWin` is the most that one
 * of the stakes could return, `largestStake` the highest.
 */
export type Measured = {
  readonly rounds: number;
  readonly staked: number;
  readonly returned: number;
  readonly expected: number;
  readonly variance: number;
  readonly largestWin: number;
  readonly largestStake: number;
};

/** The probability that an honest game is ever reported, for one kind of bet in one currency, however often it is looked at. */
const falseAlarmChance = 1e-6;

/** The grid on which the bound is laid over the growing variance. */
const gridStep = 1.1;

/** How far the sum of returns is from its expectation in standard deviations, whatever its distribution; 0 without rounds. */
export const deviationsOf = ({ returned, expected, variance }: Measured): number =>
  variance > 0 ? (returned - expected) / Math.sqrt(variance) : 0;

/**
 * The exponent of the bound on a deviation of `distance`, where no single round goes further than `step` that way:
 * P(some n: D_n ≥ d, V_n ≤ v) ≤ exp(−d² / (2(v + s·d/3))).
 * Source: D. A. Freedman, "On tail probabilities for martingales", Annals of Probability 3(1), 1975, (1.6) in Bernstein's form.
 */
const freedman = (distance: number, variance: number, step: number): number =>
  distance <= 0 ? 0 : distance ** 2 / (2 * (variance + (step * distance) / 3));

/**
 * Which way a kind of bet has left what its figures allow, or undefined. It may be asked after every round: the bound holds for all
 * moments together (its grid k = 1, 2, 3, … takes 1 / k(k + 1) of the chance each), for any mixture of stakes, and needs no
 * normal distribution. The draw of a part of a minor unit has the right mean, a variance of a quarter at most, and moves a return by less
 * than one.
 */
export const driftOf = (measured: Measured): 'above' | 'below' | undefined => {
  const { rounds, returned, expected, variance, largestWin, largestStake } = measured;
  if (rounds === 0 || variance <= 0) return undefined;
  const spread = variance + rounds / 4;
  const k = Math.max(1, Math.ceil(Math.log(spread) / Math.log(gridStep)));
  const bound = Math.log((2 * k * (k + 1)) / falseAlarmChance);
  const allowed = gridStep ** k;
  if (freedman(returned - expected, allowed, largestWin + 1) >= bound) return 'above';
  if (freedman(expected - returned, allowed, largestStake + 1) >= bound) return 'below';
  return undefined;
};

/** Rounds below which a measured return says nothing. */
export const roundsMin = 1_000;

/** How many times the largest single return the standard deviation must be for the normal band to hold. */
const largestInDeviation = 5;

/** Half of the 95% band around a measured return, as a share of the stakes; undefined while it would be no honest one. */
export const halfBandOf = ({ rounds, staked, variance, largestWin }: Measured): number | undefined => {
  const deviation = Math.sqrt(variance);
  if (rounds < roundsMin || staked <= 0 || deviation < largestInDeviation * largestWin) return undefined;
  return (1.96 * deviation) / staked;
};
