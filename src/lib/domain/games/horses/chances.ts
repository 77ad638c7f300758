import { type Rational, rational } from '../../maths/rational.ts';
import type { RaceCard } from './race-card.ts';

/** The numbers of the first three over the line, and in how many of the card's equally likely cases. */
export type Finish = { readonly firstThree: readonly number[]; readonly cases: bigint };

/**
 * Plackett–Luce: each place goes to one of the horses still running with a chance of its rating over the sum of theirs.
 * All 336 ways to fill the first three places, over one common number of cases, `whole`: the product of every sum of
 * ratings that can stand below such a chance.
 * Source: R. L. Plackett, "The analysis of permutations", Applied Statistics 24(2), 1975.
 */
export const finishesOf = ({ runners }: RaceCard): { readonly whole: bigint; readonly finishes: readonly Finish[] } => {
  const field = runners.map(({ number, rating }) => ({ number, weight: BigInt(rating) }));
  const sum = field.reduce((total, { weight }) => total + weight, 0n);
  const sumsWithoutOne = field.map(({ weight }) => sum - weight);
  const sumsWithoutTwo = field.flatMap((a, i) => field.slice(i + 1).map((b) => sum - a.weight - b.weight));
  const whole = [sum, ...sumsWithoutOne, ...sumsWithoutTwo].reduce((product, factor) => product * factor, 1n);
  const finishes = field.flatMap((a) =>
    field
      .filter((b) => b !== a)
      .flatMap((b) => {
        const rest = (sum - a.weight) * (sum - a.weight - b.weight);
        const casesBefore = (whole / (sum * rest)) * a.weight * b.weight;
        return field
          .filter((c) => c !== a && c !== b)
          .map((c) => ({ firstThree: [a.number, b.number, c.number], cases: casesBefore * c.weight }));
      }),
  );
  return { whole, finishes };
};

/** The bets that a finish wins, by their names within the card: first, first two, first three, and the first two in order. */
export const winningBetsOf = (order: readonly number[]): string[] => [
  ...order.slice(0, 1).map((number) => `win:${number}`),
  ...order.slice(0, 2).map((number) => `place:${number}`),
  ...order.slice(0, 3).map((number) => `show:${number}`),
  `exacta:${order.slice(0, 2).join('-')}`,
];

/** The chance of every bet of a card as cases of `whole`: 8 to win, 8 to place, 8 to show, 56 exactas. */
export const casesByBet = (card: RaceCard): { readonly whole: bigint; readonly cases: ReadonlyMap<string, bigint> } => {
  const { whole, finishes } = finishesOf(card);
  const cases = new Map<string, bigint>();
  for (const finish of finishes) {
    for (const bet of winningBetsOf(finish.firstThree)) cases.set(bet, (cases.get(bet) ?? 0n) + finish.cases);
  }
  return { whole, cases };
};

/** The same as exact fractions. */
export const chancesOf = (card: RaceCard): Map<string, Rational> => {
  const { whole, cases } = casesByBet(card);
  return new Map([...cases].map(([bet, count]) => [bet, rational(count, whole)]));
};
