import { surrenderStrategy } from '#domain/games/blackjack/strategy.ts';
import type { Counting } from '../counted.ts';
import { type Call, closestCalls } from './closest-calls.ts';
import { strategyFigures } from './figures.ts';

const givingUp: readonly Call[] = [
  ['hard', 16, 9, 'H'],
  ['hard', 16, 10, 'H'],
  ['hard', 16, 1, 'H'],
  ['hard', 15, 10, 'H'],
  ['hard', 16, 8, 'R'],
  ['hard', 15, 9, 'R'],
  ['hard', 15, 1, 'R'],
  ['hard', 14, 10, 'R'],
  ['hard', 17, 1, 'R'],
  ['hard', 17, 10, 'R'],
];
// Sixteen of more than two cards is hit at the same line: its plain decision is the other table's to show.
const plain = closestCalls.filter(([rows, row]) => rows !== 'hard' || row !== 16);

/** The same where a first hand may be given up late, with the decisions closest to that. */
export const count: Counting = () => strategyFigures(surrenderStrategy, [...plain, ...givingUp], true);
