import { choose } from '../../../maths/choose.ts';
import { add, multiply, type Rational, rational, subtract, zero } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { type FeatureFigures, figuresWithFeature } from '../lines/figures.ts';
import { type HoldChart, type HoldTitle, placesOf } from './title.ts';

/** Chances as whole numbers of `whole` equally likely cases: fractions of hundreds of digits are reduced once, at the end. */
type Cases = { readonly cases: readonly bigint[]; readonly whole: bigint };

/**
 * With how many coins a hold ends that began with `begun`: the cases of each number from 0 to `places`. The Markov chain over
 * the places filled; the respins left are summed out, as a state is left once a coin comes in one of them, or for good.
 * A state with `empty` places left adds `respins` · `empty` draws of one in `oneIn` to the denominator.
 */
export const endsOf = ({ oneIn, respins }: HoldChart, places: number, begun: number): Cases => {
  const draw = BigInt(oneIn);
  const drawsTo = (filled: number): bigint => {
    let draws = 0;
    for (let state = begun; state < filled; state += 1) draws += respins * (places - state);
    return BigInt(draws);
  };
  const whole = draw ** drawsTo(places);
  const cases: bigint[] = Array.from({ length: places + 1 }, () => 0n);
  const at: bigint[] = Array.from({ length: places + 1 }, (_, filled) => (filled === begun ? 1n : 0n));
  for (let filled = begun; filled <= places; filled += 1) {
    const here = at[filled] ?? 0n;
    const empty = places - filled;
    const [none, all] = [(draw - 1n) ** BigInt(empty), draw ** BigInt(empty)];
    // Σ none^t · all^(respins − 1 − t): how often, on average, a respin is made from here.
    let made = 0n;
    for (let respin = 0; respin < respins; respin += 1)
      made += none ** BigInt(respin) * all ** BigInt(respins - 1 - respin);
    const left = drawsTo(places) - drawsTo(filled) - BigInt(respins * empty);
    cases[filled] = empty === 0 ? here : here * none ** BigInt(respins) * draw ** left;
    for (let coins = 1; coins <= empty; coins += 1) {
      const landing = choose(empty, coins) * (draw - 1n) ** BigInt(empty - coins);
      const rest = drawsTo(filled + coins) - drawsTo(filled) - BigInt(respins * empty);
      at[filled + coins] = (at[filled + coins] ?? 0n) + here * made * landing * draw ** rest;
    }
  }
  return { cases, whole };
};

/** Mean and mean square of what one coin is worth, in units. */
export const coinFigures = ({ values }: HoldChart): { readonly mean: Rational; readonly square: Rational } => {
  const weights = values.reduce((sum, [, weight]) => sum + weight, 0);
  const over = (power: number): Rational =>
    rational(BigInt(values.reduce((sum, [units, weight]) => sum + units ** power * weight, 0)), BigInt(weights));
  return { mean: over(1), square: over(2) };
};

/** What a hold pays that began with so many coins. Coins are valued independently of each other and of where they lie. */
export const holdFigures = (chart: HoldChart, places: number, begun: number): FeatureFigures => {
  const coin = coinFigures(chart);
  const { cases, whole } = endsOf(chart, places, begun);
  const full = cases[places] ?? 0n;
  let [coins, squares] = [0n, 0n];
  for (const [count, ways] of cases.slice(0, places).entries()) {
    coins += BigInt(count) * ways;
    squares += BigInt(count * count) * ways;
  }
  const [count, pairs] = [rational(coins, whole), rational(squares, whole)];
  const prize = rational(BigInt(chart.full));
  const chance = rational(full, whole);
  const middle = multiply(coin.mean, coin.mean);
  return {
    mean: add(multiply(count, coin.mean), multiply(chance, prize)),
    // A sum of n coins: n times their variance, and the square of n times their mean.
    square: add(
      add(multiply(count, subtract(coin.square, middle)), multiply(pairs, middle)),
      multiply(chance, multiply(prize, prize)),
    ),
    topUnits: chart.full,
    topChance: chance,
  };
};

const beginsWith = ({ chart }: HoldTitle, coins: number): boolean => coins >= chart.trigger;

/** The exact figures of a spin with its hold. */
export const holdReturns = (title: HoldTitle): SpotReturn[] => {
  const { machine, chart, counts } = title;
  return [
    figuresWithFeature(counts, machine.unitsAStake, (coins) =>
      beginsWith(title, coins) ? holdFigures(chart, placesOf(machine), coins) : undefined,
    ),
  ];
};

/** How often a spin begins a hold, and how often one ends with a full window. */
export const holdChances = (title: HoldTitle): { readonly begins: Rational; readonly full: Rational } => {
  const { machine, chart, counts } = title;
  const cases = counts.reduce((sum, one) => sum + one.cases, 0);
  let [begins, full] = [0, zero];
  for (const one of counts.filter(({ features }) => beginsWith(title, features))) {
    begins += one.cases;
    const places = placesOf(machine);
    const { cases: ends, whole: all } = endsOf(chart, places, one.features);
    full = add(full, rational(BigInt(one.cases) * (ends[places] ?? 0n), all));
  }
  return { begins: rational(BigInt(begins), BigInt(cases)), full: multiply(full, rational(1n, BigInt(cases))) };
};
