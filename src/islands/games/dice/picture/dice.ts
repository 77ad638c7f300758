import { multiplierOf, winningRollsMax, winningRollsMin } from '#domain/games/dice/paytable.ts';
import { parseSpot, rollCount, rollText } from '#domain/games/dice/spots.ts';
import { compare, divide, rational } from '#domain/maths/rational.ts';
import { readDecimal } from '#stores/format/decimal.ts';

export const diceKinds = ['under', 'over', 'inside', 'outside'] as const;
export type DiceKind = (typeof diceKinds)[number];

/**
 * What is bet on, by boundaries between the rolls: boundary b has the rolls 0 to b − 1 on its left, so 0 and 10,000 are
 * the ends of the rule. `under` and `over` have one boundary, the other two have two.
 */
export type DiceChoice = { readonly kind: DiceKind; readonly first: number; readonly second: number };

/** What the table begins with. */
export const firstChoice: DiceChoice = { kind: 'over', first: 5_050, second: 5_050 };

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const hasTwo = ({ kind }: DiceChoice): boolean => kind === 'inside' || kind === 'outside';

/** How many of the 10,000 rolls win. */
export const rollsOf = ({ kind, first, second }: DiceChoice): number => {
  switch (kind) {
    case 'under':
      return first;
    case 'over':
      return rollCount - first;
    case 'inside':
      return second - first;
    case 'outside':
      return rollCount - (second - first);
  }
};

/** How wide the part between two boundaries may be. */
const widths = ({ kind }: DiceChoice): readonly [number, number] =>
  kind === 'inside' ? [winningRollsMin, winningRollsMax] : [rollCount - winningRollsMax, rollCount - winningRollsMin];

/** Between which boundaries the first or second of them may be moved. */
export const rangeOf = (choice: DiceChoice, which: 'first' | 'second'): readonly [number, number] => {
  if (choice.kind === 'under') return [winningRollsMin, winningRollsMax];
  if (choice.kind === 'over') return [rollCount - winningRollsMax, rollCount - winningRollsMin];
  const [least, most] = widths(choice);
  return which === 'first'
    ? [Math.max(0, choice.second - most), choice.second - least]
    : [choice.first + least, Math.min(rollCount, choice.first + most)];
};

export const moveTo = (choice: DiceChoice, which: 'first' | 'second', boundary: number): DiceChoice => ({
  ...choice,
  [which]: within(boundary, ...rangeOf(choice, which)),
});

/** The same kind of bet at another chance; what lies between two boundaries keeps its middle as far as it can. */
export const withRolls = (choice: DiceChoice, wanted: number): DiceChoice => {
  const rolls = within(wanted, winningRollsMin, winningRollsMax);
  if (choice.kind === 'under') return { ...choice, first: rolls };
  if (choice.kind === 'over') return { ...choice, first: rollCount - rolls };
  const width = choice.kind === 'inside' ? rolls : rollCount - rolls;
  const first = within(Math.floor((choice.first + choice.second - width) / 2), 0, rollCount - width);
  return { ...choice, first, second: first + width };
};

/** Another kind of bet at the same chance. */
export const withKind = (choice: DiceChoice, kind: DiceKind): DiceChoice => {
  const rolls = rollsOf(choice);
  const middle = hasTwo(choice) ? choice : { first: rollCount / 2, second: rollCount / 2 };
  return withRolls({ kind, first: middle.first, second: middle.second }, rolls);
};

/** The bet as it is sent. */
export const spotOf = ({ kind, first, second }: DiceChoice): string => {
  if (kind === 'under') return `under:${rollText(first)}`;
  if (kind === 'over') return `over:${rollText(first - 1)}`;
  return `${kind}:${rollText(first)}-${rollText(second - 1)}`;
};

/** The number that stands at a boundary in the bet's own words: "over 49.49" lies at the boundary before 49.50. */
export const textAt = (choice: DiceChoice, which: 'first' | 'second'): string =>
  rollText(choice[which] - (choice.kind === 'over' || which === 'second' ? 1 : 0));

/** The boundary of a number that was typed. */
export const boundaryOf = (choice: DiceChoice, which: 'first' | 'second', roll: number): number =>
  roll + (choice.kind === 'over' || which === 'second' ? 1 : 0);

/** The parts of the rule that win, from boundary to boundary. */
export const winningParts = (choice: DiceChoice): readonly (readonly [number, number])[] => {
  const { kind, first, second } = choice;
  if (kind === 'under') return [[0, first]];
  if (kind === 'over') return [[first, rollCount]];
  if (kind === 'inside') return [[first, second]];
  return [
    [0, first],
    [second, rollCount],
  ];
};

/** The number of winning rolls whose multiplier comes nearest to a typed one. */
export const rollsForMultiplier = (text: string): number | undefined => {
  const wanted = readDecimal(text);
  if (wanted === undefined || wanted.num === 0n) return undefined;
  const exact = divide(multiplierOf(rollCount), wanted);
  const below = Number((exact.num * BigInt(rollCount)) / exact.den);
  const halfway = divide(rational(BigInt(2 * below + 1)), rational(2n * BigInt(rollCount)));
  return within(compare(exact, halfway) > 0 ? below + 1 : below, winningRollsMin, winningRollsMax);
};

/** The choice that a bet was; undefined when the spot is none. */
export const choiceOf = (spot: string): DiceChoice | undefined => {
  const parsed = parseSpot(spot);
  if (!parsed) return undefined;
  if ('target' in parsed) {
    const first = parsed.kind === 'over' ? parsed.target + 1 : parsed.target;
    return { kind: parsed.kind, first, second: first };
  }
  return { kind: parsed.kind, first: parsed.from, second: parsed.to + 1 };
};
