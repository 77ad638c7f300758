import { add, multiply, type Rational, rational, subtract, zero } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { spinSpot } from '../spin-bet.ts';
import type { LineCount } from './counts.ts';

/** What a feature pays, in units: mean, mean of the square, and the largest with its chance. It pays on every time it opens. */
export type FeatureFigures = {
  readonly mean: Rational;
  readonly square: Rational;
  readonly topUnits: number;
  readonly topChance: Rational;
};

const whole = (value: number): Rational => rational(BigInt(value));

/**
 * The exact figures of a spin with its feature. `featureOf` says what so many of the feature's symbol open, or undefined.
 * Given that number, lines and feature are independent: means add up, and the squares of both with twice their product.
 */
export const figuresWithFeature = (
  counts: readonly LineCount[],
  unitsAStake: number,
  featureOf: (features: number) => FeatureFigures | undefined,
): SpotReturn => {
  const cases = counts.reduce((sum, one) => sum + one.cases, 0);
  let [units, squares, hits, topUnits, topCases] = [zero, zero, 0, 0, zero];
  for (const one of counts) {
    const feature = featureOf(one.features);
    units = add(units, whole(one.units));
    squares = add(squares, whole(one.squares));
    hits += feature ? one.cases : one.hits;
    if (feature) {
      units = add(units, multiply(whole(one.cases), feature.mean));
      squares = add(squares, multiply(whole(2 * one.units), feature.mean));
      squares = add(squares, multiply(whole(one.cases), feature.square));
    }
    const top = one.topUnits + (feature?.topUnits ?? 0);
    const chance = multiply(whole(one.topCases), feature?.topChance ?? rational(1n));
    if (top > topUnits) [topUnits, topCases] = [top, chance];
    else if (top === topUnits) topCases = add(topCases, chance);
  }
  const stake = BigInt(unitsAStake);
  const each = rational(1n, BigInt(cases));
  const mean = multiply(units, multiply(each, rational(1n, stake)));
  return {
    kind: spinSpot,
    returnToPlayer: mean,
    variance: subtract(multiply(squares, multiply(each, rational(1n, stake * stake))), multiply(mean, mean)),
    hitFrequency: multiply(whole(hits), each),
    maxWin: rational(BigInt(topUnits), stake),
    maxWinChance: multiply(topCases, each),
  };
};
