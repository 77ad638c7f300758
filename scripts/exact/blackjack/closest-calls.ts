import { columnOf, type StrategyTable } from '#domain/games/blackjack/strategy.ts';
import { compare } from '#domain/maths/rational.ts';
import { figuresAgainst } from './returns.ts';

/** A line of a table, the dealer's card, and what else one might do there. */
export type Call = readonly [rows: keyof StrategyTable, row: number, up: number, other: string];

/** The closest decisions of the table and what else one might do there. */
export const closestCalls: readonly Call[] = [
  ...([2, 3, 6, 9].map((value) => ['pair', value, 2, '.']) satisfies Call[]),
  ...([2, 3].map((value) => ['pair', value, 3, '.']) satisfies Call[]),
  ...([
    ['pair', 4, 4, 'P'],
    ['pair', 4, 5, '.'],
    ['pair', 6, 7, 'P'],
    ['pair', 8, 10, '.'],
  ] satisfies Call[]),
  ...([
    ['soft', 13, 4, 'D'],
    ['soft', 13, 5, 'H'],
    ['soft', 15, 4, 'H'],
  ] satisfies Call[]),
  ...([
    ['soft', 17, 2, 'D'],
    ['soft', 18, 2, 'd'],
    ['soft', 19, 6, 'd'],
  ] satisfies Call[]),
  ...([
    ['hard', 8, 6, 'D'],
    ['hard', 9, 2, 'D'],
    ['hard', 11, 1, 'D'],
  ] satisfies Call[]),
  ...([
    ['hard', 12, 3, 'S'],
    ['hard', 12, 4, 'H'],
    ['hard', 16, 10, 'S'],
  ] satisfies Call[]),
];

/** The calls in which the table would win more by deciding otherwise: none, or the table is not the best. */
export const wrongCalls = (base: StrategyTable, calls: readonly Call[]): Call[] =>
  calls.filter(([rows, row, up, other]) => {
    const line = base[rows][row] ?? '';
    const column = columnOf(up);
    const changed = `${line.slice(0, column)}${other}${line.slice(column + 1)}`;
    const table = { ...base, [rows]: { ...base[rows], [row]: changed } };
    return compare(figuresAgainst(up, table).net, figuresAgainst(up, base).net) >= 0;
  });
