import { type Distribution, varianceOf } from '../../games/kit/outcomes.ts';
import { type LatticeOdds, latticeOf } from './merge.ts';
import { sumOf } from './sums.ts';

/** A bank of so many stakes that is to last so many rounds of one stake each. */
export type Question = { readonly bank: number; readonly rounds: number };

/** The chance that all rounds are played and something is left, and how many are played on average. */
export type Survival = { readonly chance: number; readonly meanRounds: number };

/** `lasts[n]` for the banks of one number of rounds to go, in cells. */
type Layer = { readonly chance: Float64Array; readonly rounds: Float64Array };

/** The bet of a round as arrays, for a loop that runs many million times. `least`: the cells that one can still stake with. */
type Bet = {
  readonly cells: Int32Array;
  readonly chances: Float64Array;
  readonly perStake: number;
  readonly least: number;
  readonly exact: boolean;
};

/**
 * What a layer says of a bank. A bank above one stake a round cannot be lost. Between two cells: what lies between, where outcomes
 * were merged; on an exact lattice the cell below, since a bank keeps its odd part through every round.
 */
const readLayer = ({ chance, rounds }: Layer, toGo: number, cells: number, bet: Bet): Survival => {
  const most = toGo * bet.perStake;
  if (toGo === 0) return { chance: cells > 0 ? 1 : 0, meanRounds: 0 };
  if (cells > most) return { chance: 1, meanRounds: toGo };
  if (cells < bet.least) return { chance: 0, meanRounds: 0 };
  const low = Math.floor(cells + 1e-9);
  const share = bet.exact ? 0 : Math.max(0, cells - low);
  const between = (values: Float64Array, safe: number): number =>
    (values[low] ?? 0) * (1 - share) + (low + 1 > most ? safe : (values[low + 1] ?? safe)) * share;
  return { chance: between(chance, 1), meanRounds: between(rounds, toGo) };
};

/** One round more: `next` from `last`, for `toGo` rounds. Reads `last` for one round less. */
const stepLayer = (last: Layer, next: Layer, toGo: number, { cells, chances, perStake, least }: Bet) => {
  const most = toGo * perStake;
  const safeFrom = most - perStake;
  for (let bank = least; bank <= most; bank += 1) {
    let chance = 0;
    let rounds = 1;
    let told = 0;
    const before = bank - perStake;
    for (let at = 0; at < cells.length; at += 1) {
      const then = before + (cells[at] ?? 0);
      // Outcomes go upwards: from here on the bank outlasts all rounds that are left.
      if (then > safeFrom) break;
      const weight = chances[at] ?? 0;
      told += weight;
      if (then < least) continue;
      chance += weight * (last.chance[then] ?? 0);
      rounds += weight * (last.rounds[then] ?? 0);
    }
    next.chance[bank] = chance + (1 - told);
    next.rounds[bank] = rounds + (1 - told) * (toGo - 1);
  }
};

/** Exact for these odds: all banks, round by round from the last to the first. `least` cells can still be staked with. */
export const exactSurvival = (
  { perStake, outcomes, exact }: LatticeOdds,
  questions: readonly Question[],
  least: number = perStake,
): Survival[] => {
  const most = Math.max(0, ...questions.map(({ rounds }) => rounds));
  const layer = (): Layer => ({
    chance: new Float64Array(most * perStake + 2),
    rounds: new Float64Array(most * perStake + 2),
  });
  // Nothing is left in a layer below `least`; above what `stepLayer` fills, a bank is safe.
  let [last, next] = [layer(), layer()];
  const bet = {
    cells: Int32Array.from(outcomes, ([one]) => one),
    chances: Float64Array.from(outcomes, ([, chance]) => chance),
    perStake,
    least,
    exact,
  };
  const answers = questions.map(({ bank }) => readLayer(last, 0, bank * perStake, bet));
  for (let toGo = 1; toGo <= most; toGo += 1) {
    stepLayer(last, next, toGo, bet);
    [last, next] = [next, last];
    for (const [at, { bank, rounds }] of questions.entries())
      if (rounds === toGo) answers[at] = readLayer(last, toGo, bank * perStake, bet);
  }
  return answers;
};

/** About so many multiplications are made at most: some 100 ms of a laptop, some 300 of a phone. */
const workMax = 25_000_000;

const workOf = ({ perStake, outcomes }: LatticeOdds, rounds: number): number =>
  (rounds * rounds * perStake * outcomes.length) / 2;

/** So many rounds together as one round of a larger stake. */
const inOne = (outcomes: Distribution, size: number): Distribution =>
  size === 1 ? outcomes : sumOf(outcomes, size).map(([multiple, chance]) => [multiple / size, chance] as const);

type Batch = { readonly odds: LatticeOdds; readonly size: number };

/** The fewest rounds at once for which the work is small enough. */
const batchOf = (outcomes: Distribution, rounds: number, work: number): Batch => {
  const whole = latticeOf(outcomes, (one) => one.perStake === 1);
  // With more at once there is less to do, by about the square: what is far too much is not tried.
  const first = whole ? Math.max(1, Math.floor(Math.sqrt(workOf(whole, rounds) / work) / 2)) : 1;
  for (let size = first; size <= rounds; size = Math.ceil(size * 1.5)) {
    const odds = latticeOf(inOne(outcomes, size), (one) => workOf(one, Math.ceil(rounds / size)) <= work);
    // Several rounds are looked at as one: a bank between two cells of theirs is no odd part that stays.
    if (odds) return { odds: { ...odds, exact: odds.exact && size === 1 }, size };
  }
  throw new RangeError('a bet that hardly swings cannot be followed');
};

/**
 * How much lower a bank falls on average between two looks at it than at the looks themselves, in standard deviations of what
 * happens between them: −ζ(½)/√(2π) (Broadie, Glasserman, Kou 1997).
 */
const unseenFall = 0.5826;

/** Below so many cells of a batch a bank is as good as lost: it would not have lasted through all of its rounds. */
const leastOf = (outcomes: Distribution, { odds, size }: Batch): number => {
  if (size === 1) return odds.perStake;
  const fall = unseenFall * Math.sqrt(varianceOf(outcomes)) * (Math.sqrt(size) - 1) + 1;
  return Math.max(1, Math.round((fall / size) * odds.perStake));
};

/**
 * Whether a bank lasts, for several banks at once, by dynamic programming over the bet's distribution: the bank is lost when less
 * than a stake is left before the last round. Exact but for merged outcomes (`latticeOf`) and, where there are many rounds,
 * for looking at the bank after several at a time, with a bound that allows for what happens in between. `work` bounds how
 * many multiplications it may take.
 */
export const survivalOf = (
  outcomes: Distribution,
  questions: readonly Question[],
  work: number = workMax,
): Survival[] => {
  if (questions.length === 0) return [];
  const most = Math.max(1, ...questions.map(({ rounds }) => rounds));
  const batch = batchOf(outcomes, most, work);
  const { odds, size } = batch;
  return exactSurvival(
    odds,
    questions.map(({ bank, rounds }) => ({ bank: bank / size, rounds: Math.ceil(rounds / size) })),
    leastOf(outcomes, batch),
  ).map(({ chance, meanRounds }, at) => ({
    chance,
    meanRounds: Math.min(meanRounds * size, questions[at]?.rounds ?? 0),
  }));
};
