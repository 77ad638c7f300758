import { type Distribution, gathered, meanOf, type Outcome, varianceOf } from '../../games/kit/outcomes.ts';
import { mergedOnto } from './merge.ts';

/** A sum keeps points so close beside its swings, up to so many of them above its mean; further apart beyond. */
const stepsASwing = 6;
const swingsDense = 4;
const ratio = 1.12;
/** Fewer outcomes than these are left as they are. */
const outcomesMax = 96;

/** Outcomes of two independent rounds together. */
const sumOfTwo = (a: Distribution, b: Distribution): Outcome[] =>
  gathered(a.flatMap(([one, chance]) => b.map(([other, others]): Outcome => [one + other, chance * others])));

const thinned = (outcomes: Outcome[]): Outcome[] => {
  if (outcomes.length <= outcomesMax) return outcomes;
  const swing = Math.sqrt(varianceOf(outcomes));
  const step = swing / stepsASwing;
  const dense = Math.ceil((meanOf(outcomes) + swingsDense * swing) / step);
  return mergedOnto(outcomes, { step, dense, ratio }) ?? outcomes;
};

/**
 * What so many independent rounds return together, in stakes. Merged where there are too many outcomes to go on with: mean and
 * variance stay exact.
 */
export const sumOf = (outcomes: Distribution, rounds: number): Outcome[] => {
  let sum: Outcome[] = [[0, 1]];
  let power = thinned([...outcomes]);
  for (let left = rounds; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = thinned(sumOfTwo(sum, power));
    if (left > 1) power = thinned(sumOfTwo(power, power));
  }
  return sum;
};
