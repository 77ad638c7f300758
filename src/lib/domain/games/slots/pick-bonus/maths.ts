import { add, multiply, type Rational, rational, zero } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { type FeatureFigures, figuresWithFeature } from '../lines/figures.ts';
import { standOf } from './picks.ts';
import { factorOf, type PickChart, type PickTitle, placeCount } from './title.ts';

type State = { readonly found: readonly number[]; readonly chance: Rational };

const gather = (states: readonly State[]): State[] => {
  const byFound = new Map<string, State>();
  for (const { found, chance } of states) {
    const known = byFound.get(found.join())?.chance ?? zero;
    byFound.set(found.join(), { found, chance: add(known, chance) });
  }
  return [...byFound.values()];
};

/**
 * What a bonus wins before its factor: each amount in units with its chance. All orders of the prizes over the places are equally
 * likely, so whatever is picked next shows each prize left with the same chance: the picks decide what is won, and no way
 * to pick returns more than another. Counted pick by pick over how many of each kind were found.
 */
export const bonusOutcomes = (chart: PickChart): Map<number, Rational> => {
  const outcomes = new Map<number, Rational>();
  let states: State[] = [{ found: chart.kinds.map(() => 0), chance: rational(1n) }];
  for (let left = placeCount(chart); states.length > 0; left -= 1) {
    const next = states.flatMap(({ found, chance }) =>
      chart.kinds.flatMap(({ count }, kind): State[] => {
        const rest = count - (found[kind] ?? 0);
        return rest === 0
          ? []
          : [
              {
                found: found.with(kind, (found[kind] ?? 0) + 1),
                chance: multiply(chance, rational(BigInt(rest), BigInt(left))),
              },
            ];
      }),
    );
    states = [];
    for (const state of gather(next)) {
      const { over, units } = standOf(chart, state.found);
      if (over) outcomes.set(units, add(outcomes.get(units) ?? zero, state.chance));
      else states.push(state);
    }
  }
  return outcomes;
};

/** Mean, mean square and largest win of a bonus whose prizes count `factor` times, with what it pays to open it. */
const bonusFigures = (opens: number, outcomes: ReadonlyMap<number, Rational>, factor: number): FeatureFigures => {
  const won = [...outcomes].map(([units, chance]) => ({ units: opens + units * factor, chance }));
  const over = (power: number): Rational =>
    won.reduce((sum, { units, chance }) => add(sum, multiply(chance, rational(BigInt(units ** power)))), zero);
  const topUnits = Math.max(...won.map(({ units }) => units));
  const topChance = won.find(({ units }) => units === topUnits)?.chance ?? zero;
  return { mean: over(1), square: over(2), topUnits, topChance };
};

/** The exact figures of a spin with its bonus. */
export const pickReturns = ({ machine, chart, counts }: PickTitle): SpotReturn[] => {
  const outcomes = bonusOutcomes(chart);
  return [
    figuresWithFeature(counts, machine.unitsAStake, (features) => {
      const factor = factorOf(chart, features);
      return factor === undefined ? undefined : bonusFigures(chart.opens, outcomes, factor);
    }),
  ];
};

/** How often a spin opens the bonus. */
export const bonusChance = ({ chart, counts }: PickTitle): Rational => {
  const sumOf = (some: PickTitle['counts']): bigint => BigInt(some.reduce((sum, { cases }) => sum + cases, 0));
  return rational(sumOf(counts.filter(({ features }) => factorOf(chart, features) !== undefined)), sumOf(counts));
};
