import { add, multiply, type Rational, rational, subtract, zero } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { spinSpot } from '../spin-bet.ts';
import { factorSum, heights, roundTopUnits, spinCases, type VariableReel, type VariableWaysTitle } from './paytable.ts';
import { columnAt } from './spin.ts';

/** What a reel may show: the weight of its height, how often each paying symbol counts, and whether a scatter stands there. */
type Column = { readonly weight: number; readonly counts: readonly number[]; readonly scatter: boolean };

/** Cases by the number of scatters, from none on. */
type ByScatters = readonly bigint[];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const total = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/** The columns of a reel; those that count alike are one, with their weights together. */
const columnsOf = ({ pays, wild, free }: VariableWaysTitle, { strip, weights }: VariableReel): Column[] => {
  const columns = new Map<string, Column>();
  for (const [index, height] of heights.entries()) {
    for (let stop = 0; stop < strip.length; stop += 1) {
      const seen = columnAt(strip, { height, stop });
      const counts = Object.keys(pays).map(
        (symbol) => [...seen].filter((one) => one === symbol || one === wild).length,
      );
      const scatter = free !== undefined && seen.includes(free.scatter);
      const key = `${counts.join()}/${scatter}`;
      const weight = (weights[index] ?? 0) + (columns.get(key)?.weight ?? 0);
      columns.set(key, { weight, counts, scatter });
    }
  }
  return [...columns.values()];
};

/** One more reel beside those counted: a scatter on it moves its cases on by one. */
const withReel = (before: ByScatters, without: number, withOne: number): ByScatters =>
  (withOne === 0 ? before : [...before, 0n]).map(
    (cases, count) => cases * BigInt(without) + (before[count - 1] ?? 0n) * BigInt(withOne),
  );

/** What a win or a product of wins gives, reel by reel and column by column. */
type Factors = readonly (readonly number[])[];

/** Factors summed over all columns of all reels: the reels are independent, so that it is a product of sums. */
const overReels = (reels: readonly (readonly Column[])[], ...factors: readonly Factors[]): ByScatters =>
  reels.reduce<ByScatters>(
    (before, columns, reel) => {
      const own = factors.map((one) => one[reel] ?? []);
      let [without, withOne] = [0, 0];
      for (const [at, { weight, scatter }] of columns.entries()) {
        let value = weight;
        for (const one of own) value *= one[at] ?? 0;
        if (scatter) withOne += value;
        else without += value;
      }
      return withReel(before, without, withOne);
    },
    [1n],
  );

/** A win of a symbol on exactly so many reels. */
type Line = { readonly symbol: number; readonly count: number; readonly pay: number };

const linesOf = ({ pays }: VariableWaysTitle): Line[] =>
  Object.values(pays).flatMap((byCount, symbol) =>
    byCount.flatMap((pay, index) => (pay > 0 ? [{ symbol, count: index + 3, pay }] : [])),
  );

const factorOf = ({ symbol, count }: Line, { counts }: Column, reel: number): number => {
  const here = counts[symbol] ?? 0;
  if (reel < count) return here;
  return reel > count || here === 0 ? 1 : 0;
};

/** Spins that win nothing: after three reels no symbol has been on all of them. */
const misses = (reels: readonly (readonly Column[])[]): ByScatters => {
  let alive = new Map<number, ByScatters>([[-1, [1n]]]);
  for (const columns of reels.slice(0, 3)) {
    const next = new Map<number, ByScatters>();
    for (const { weight, counts, scatter } of columns) {
      const shown = sum(counts.map((count, bit) => (count > 0 ? 1 << bit : 0)));
      for (const [set, cases] of alive) {
        const more = withReel(cases, scatter ? 0 : weight, scatter ? weight : 0);
        const known = next.get(set & shown) ?? [];
        const longer = more.length > known.length ? more : known;
        next.set(
          set & shown,
          longer.map((_, index) => (more[index] ?? 0n) + (known[index] ?? 0n)),
        );
      }
    }
    alive = next;
  }
  return reels.slice(3).reduce<ByScatters>((cases, columns) => {
    const withOne = sum(columns.map(({ weight, scatter }) => (scatter ? weight : 0)));
    return withReel(cases, sum(columns.map(({ weight }) => weight)) - withOne, withOne);
  }, alive.get(0) ?? [0n]);
};

/** Exact figures of one spin in stakes; `opening` of those spins alone that open the free spins, as shares of all. */
type SpinFigures = {
  readonly mean: Rational;
  readonly square: Rational;
  readonly miss: Rational;
  readonly opening: { readonly chance: Rational; readonly mean: Rational; readonly miss: Rational };
};

export const spinFigures = (title: VariableWaysTitle): SpinFigures => {
  const reels = title.reels.map((reel) => columnsOf(title, reel));
  const [cases, stake, least] = [
    spinCases(title),
    BigInt(title.unitsAStake),
    title.free?.least ?? Number.POSITIVE_INFINITY,
  ];
  const lines = linesOf(title).map((line) => ({
    pay: line.pay,
    factors: reels.map((columns, reel) => columns.map((column) => factorOf(line, column, reel))),
  }));
  const opening = (byScatters: ByScatters): bigint => total(byScatters.filter((_, count) => count >= least));
  const means = lines.map((line) => ({
    pay: BigInt(line.pay),
    cases: overReels(reels, line.factors),
  }));
  const square = lines.reduce(
    (units, a, at) =>
      lines.slice(at).reduce((inner, b, after) => {
        const both = overReels(reels, a.factors, b.factors);
        return inner + BigInt((after === 0 ? 1 : 2) * a.pay * b.pay) * total(both);
      }, units),
    0n,
  );
  const none = misses(reels);
  return {
    mean: rational(total(means.map((line) => line.pay * total(line.cases))), stake * cases),
    square: rational(square, stake * stake * cases),
    miss: rational(total(none), cases),
    opening: {
      chance: rational(opening(overReels(reels)), cases),
      mean: rational(total(means.map((line) => line.pay * opening(line.cases))), stake * cases),
      miss: rational(opening(none), cases),
    },
  };
};

const power = (base: Rational, exponent: number): Rational =>
  rational(base.num ** BigInt(exponent), base.den ** BigInt(exponent));

const whole = (value: number): Rational => rational(BigInt(value));

/** Mean and mean square of all free spins together, in stakes: they are independent, the k-th counts k times. */
const freeMoments = (title: VariableWaysTitle, { mean, square }: SpinFigures): { mean: Rational; square: Rational } => {
  if (!title.free) return { mean: zero, square: zero };
  const factors = Array.from({ length: title.free.spins }, (_, index) => index + 1);
  const all = multiply(mean, whole(factorSum(title.free)));
  const variance = multiply(subtract(square, multiply(mean, mean)), whole(sum(factors.map((factor) => factor ** 2))));
  return { mean: all, square: add(variance, multiply(all, all)) };
};

/** The chance of a round's largest win. */
export const topChance = (title: VariableWaysTitle): Rational => {
  const { top, topOpening, free } = title;
  const once = rational(top.cases, spinCases(title));
  return free && topOpening ? multiply(rational(topOpening.cases, spinCases(title)), power(once, free.spins)) : once;
};

/**
 * The exact figures of a round. A win is a sum of products of one factor a reel, and the reels are independent: mean and mean
 * square of a spin are sums of products over single reels, kept apart by the number of scatters. The free spins are
 * independent of the paid one, so that the round's moments follow from the spin's.
 */
export const returnsOf = (title: VariableWaysTitle): SpotReturn[] => {
  const spin = spinFigures(title);
  const free = freeMoments(title, spin);
  const { opening } = spin;
  const mean = add(spin.mean, multiply(opening.chance, free.mean));
  const square = add(
    add(spin.square, multiply(whole(2), multiply(opening.mean, free.mean))),
    multiply(opening.chance, free.square),
  );
  const recovered = subtract(whole(1), power(spin.miss, title.free?.spins ?? 0));
  return [
    {
      kind: spinSpot,
      returnToPlayer: mean,
      variance: subtract(square, multiply(mean, mean)),
      hitFrequency: add(subtract(whole(1), spin.miss), multiply(opening.miss, recovered)),
      maxWin: rational(BigInt(roundTopUnits(title)), BigInt(title.unitsAStake)),
      // All free spins at their best is a chance of hundreds of digits: the rules say how many, a column of figures has no room.
      ...(!title.free && { maxWinChance: topChance(title) }),
    },
  ];
};
