/** The best chart by totals against one up card, in integers. */
import { totalOfValues } from '#domain/games/blackjack/hands.ts';
import { columnOf, decide, type StrategyTable } from '#domain/games/blackjack/strategy.ts';
import type { against, Choices, Hand, Play, Reached } from './best-play.ts';

/** One up card's letters, by kind of hand and total; of a pair by the value of its cards. */
export type Column = { readonly [kind in keyof StrategyTable]: Map<number, string> };
type Side = ReturnType<typeof against>;

const totals = { hard: [4, 20], soft: [12, 20], pair: [1, 10] } as const;
const kinds = ['hard', 'soft', 'pair'] as const;

const columnWith = (letterOf: (kind: keyof StrategyTable, row: number) => string): Column => {
  const of = (kind: keyof StrategyTable): Map<number, string> => {
    const [from, to] = totals[kind];
    return new Map(Array.from({ length: to - from + 1 }, (_, more) => [from + more, letterOf(kind, from + more)]));
  };
  return { hard: of('hard'), soft: of('soft'), pair: of('pair') };
};

/** A chart that says the same against every card. */
const wide = (column: Column): StrategyTable => {
  const of = (kind: keyof StrategyTable): Record<number, string> =>
    Object.fromEntries([...column[kind]].map(([row, letter]) => [row, letter.repeat(10)]));
  return { hard: of('hard'), soft: of('soft'), pair: of('pair') };
};

export const playOf =
  (chart: StrategyTable, up: number): Play =>
  (hand, choices) =>
    decide(hand.cards, up, mayOf(choices), chart);

export const mayOf = (choices: Choices) => ({
  double: choices.double !== undefined,
  split: choices.split !== undefined,
  surrender: choices.surrender !== undefined,
});

/** What a letter does with these choices, and how much that wins. */
const worthOf = (letter: string, choices: Choices): bigint => {
  if ((letter === 'D' || letter === 'd') && choices.double !== undefined) return choices.double;
  if (letter === 'R' && choices.surrender !== undefined) return choices.surrender;
  return letter === 'S' || letter === 'd' ? choices.stand : (choices.hit ?? choices.stand);
};

const rowOf = ({ cards }: Hand): string => {
  const { total, soft } = totalOfValues(cards);
  return `${soft ? 'soft' : 'hard'} ${total}`;
};

const isPair = ({ hand: { pair, cards } }: Reached): boolean =>
  pair === 0 && cards.length === 2 && cards[0] === cards[1];

const sumOf = (reached: readonly Reached[], worth: (choices: Choices) => bigint): bigint =>
  reached.reduce((sum, { choices, ways }) => sum + ways * worth(choices), 0n);

/** The letters among which a row chooses, the plainest first: a later one has to win more. */
const letters = (surrender: boolean): readonly string[] => ['H', 'S', 'D', 'd', ...(surrender ? ['R'] : [])];

/** The letter that wins most over all hands of a row, each as often as it is reached. */
const bestLetter = (reached: readonly Reached[], choosing: readonly string[]): string =>
  choosing
    .map((letter) => ({ letter, worth: sumOf(reached, (choices) => worthOf(letter, choices)) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best)).letter;

/**
 * The letters that win most against an up card: from any chart on, each row takes its best letter given the others, until none
 * changes. A hand comes through a row once at most, so that no row could then win more by another letter. A row that a chart
 * never reaches, as the total of a pair that is always split, says what is best for that pair without a split.
 */
export const bestColumn = (side: Side, up: number, surrender: boolean): Column => {
  let column = columnWith((kind) => (kind === 'pair' ? '.' : 'S'));
  for (let round = 0; round < 30; round += 1) {
    const { reached, solve, starts } = side.under(playOf(wide(column), up), surrender);
    const all = reached();
    const first = starts().map(({ hand, ways }): Reached => ({ hand, ways, choices: solve(hand).choices }));
    const pairs = new Map(all.filter(isPair).map((one) => [one.hand.cards[0] ?? 0, one]));
    const splits = (value: number): boolean => {
      const { choices } = pairs.get(value) ?? {};
      if (!choices?.split) return false;
      const { total, soft } = totalOfValues([value, value]);
      return choices.split > worthOf(column[soft ? 'soft' : 'hard'].get(total) ?? 'S', choices);
    };
    const isPlayed = (one: Reached): boolean => !isPair(one) || column.pair.get(one.hand.cards[0] ?? 0) !== 'P';
    const byRow = Map.groupBy(all.filter(isPlayed), ({ hand }) => rowOf(hand));
    const unsplit = Map.groupBy(first.filter(isPair), ({ hand }) => rowOf(hand));
    const next = columnWith((kind, row) => {
      if (kind === 'pair') return splits(row) ? 'P' : '.';
      const name = `${kind} ${row}`;
      const hands = byRow.get(name);
      return hands ? bestLetter(hands, letters(surrender)) : bestLetter(unsplit.get(name) ?? [], ['H', 'S']);
    });
    if (kinds.every((kind) => [...next[kind]].every(([row, letter]) => column[kind].get(row) === letter)))
      return column;
    column = next;
  }
  throw new Error(`no chart settles against ${up}`);
};

/** Ten columns as one chart. */
export const chartOf = (columns: ReadonlyMap<number, Column>): StrategyTable => {
  const of = (kind: keyof StrategyTable): Record<number, string> => {
    const [from, to] = totals[kind];
    const rows = Array.from({ length: to - from + 1 }, (_, more) => from + more);
    const ups = [...columns.keys()].toSorted((a, b) => columnOf(a) - columnOf(b));
    return Object.fromEntries(rows.map((row) => [row, ups.map((up) => columns.get(up)?.[kind].get(row)).join('')]));
  };
  return { hard: of('hard'), soft: of('soft'), pair: of('pair') };
};
