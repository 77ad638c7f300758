import type { Choice } from './best-play.ts';
import plain from './blackjack/chart.json' with { type: 'json' };
import late from './blackjack-surrender/chart.json' with { type: 'json' };
import { totalOfValues } from './hands.ts';
import { basicStrategy, type StrategyTable, surrenderStrategy } from './strategy.ts';

/** A letter of the chart: H hit, S stand, D double or else hit, d double or else stand, P split, R give up or else hit. */
const chartLetters = ['H', 'S', 'D', 'd', 'P', 'R'] as const;
export type ChartLetter = (typeof chartLetters)[number];

/** The kinds of hands in the order of a chart. */
export const chartKinds = ['hard', 'soft', 'pair'] as const;
type ChartKind = (typeof chartKinds)[number];

/** The dealer's cards in the order of a chart's columns, the ace 1. */
export const chartColumns = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;

/** Rows next to each other that say the same are one: totals `from` to `to`, of a pair the values of its cards. */
export type ChartRow = { readonly from: number; readonly to: number; readonly letters: readonly ChartLetter[] };

/** Hands that are better played otherwise than by their total: their values upwards. */
export type ChartException = { readonly cards: readonly number[]; readonly up: number; readonly choice: Choice };

export type Chart = {
  readonly rows: Readonly<Record<ChartKind, readonly ChartRow[]>>;
  readonly letters: readonly ChartLetter[];
  readonly exceptions: readonly ChartException[];
};

/** Totals that no pair alone makes, and the pairs, the ace last. */
const rowsShown: Readonly<Record<ChartKind, readonly number[]>> = {
  hard: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  soft: [13, 14, 15, 16, 17, 18, 19, 20],
  pair: [2, 3, 4, 5, 6, 7, 8, 9, 10, 1],
};

const isLetter = (text: string): text is ChartLetter => chartLetters.some((letter) => letter === text);
const lettersOf = (line: string): ChartLetter[] => [...line].filter(isLetter);

/** A row as it is read: of a pair, what its total says where it is not split. */
const lineOf = (table: StrategyTable, kind: ChartKind, row: number): string => {
  const line = table[kind][row] ?? '';
  if (kind !== 'pair') return line;
  const { total, soft } = totalOfValues([row, row]);
  const byTotal = (soft ? table.soft : table.hard)[total] ?? '';
  return [...line].map((letter, column) => (letter === '.' ? byTotal[column] : letter)).join('');
};

const rowsOf = (table: StrategyTable, kind: ChartKind): ChartRow[] => {
  const rows: ChartRow[] = [];
  for (const row of rowsShown[kind]) {
    const line = lineOf(table, kind, row);
    const last = rows.at(-1);
    if (last && kind !== 'pair' && last.letters.join('') === line) rows.splice(-1, 1, { ...last, to: row });
    else rows.push({ from: row, to: row, letters: lettersOf(line) });
  }
  return rows;
};

const choices: readonly string[] = ['hit', 'stand', 'double', 'split', 'surrender'] satisfies Choice[];
const isChoice = (text: string): text is Choice => choices.includes(text);

const chartOf = (table: StrategyTable, { exceptions }: typeof plain): Chart => {
  const rows = { hard: rowsOf(table, 'hard'), soft: rowsOf(table, 'soft'), pair: rowsOf(table, 'pair') };
  const used = new Set(chartKinds.flatMap((kind) => rows[kind].flatMap(({ letters }) => letters)));
  return {
    rows,
    letters: chartLetters.filter((letter) => used.has(letter)),
    exceptions: exceptions.flatMap(({ choice, ...hand }) => (isChoice(choice) ? { ...hand, choice } : [])),
  };
};

/** Best play of each table by the total of a hand, and what its cards change in that, for reading. */
export const charts = {
  blackjack: chartOf(basicStrategy, plain),
  'blackjack-surrender': chartOf(surrenderStrategy, late),
} as const;
