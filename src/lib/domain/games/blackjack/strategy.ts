import plain from './blackjack/chart.json' with { type: 'json' };
import late from './blackjack-surrender/chart.json' with { type: 'json' };
import { cardValue, totalOfValues } from './hands.ts';
import { activeHand, type Move, movesOf, type Table } from './round.ts';

/** H hit, S stand, D double or else hit, d double or else stand, P split, R give up or else hit. Columns: the dealer's 2 to 10, then the ace. */
export type StrategyTable = {
  readonly hard: Readonly<Record<number, string>>;
  readonly soft: Readonly<Record<number, string>>;
  readonly pair: Readonly<Record<number, string>>;
};

/**
 * Basic strategy for these rules: the chart by totals that wins most, counted over the whole shoe (`npm run figures:count`). A pair stands
 * by the value of its cards, the ace 1; `.`: play the total. Insurance is always declined.
 */
export const basicStrategy: StrategyTable = plain.chart;

/** The same where a first hand may be given up late. */
export const surrenderStrategy: StrategyTable = late.chart;

/** The column of the dealer's up card. */
export const columnOf = (upValue: number): number => (upValue === 1 ? 9 : upValue - 2);

/** What the table says for a hand of these values. `may`: whether the player may double, and split, now. */
export const decide = (
  values: readonly number[],
  upValue: number,
  may: { readonly double: boolean; readonly split: boolean; readonly surrender?: boolean },
  table: StrategyTable = basicStrategy,
): 'hit' | 'stand' | 'double' | 'split' | 'surrender' => {
  const column = columnOf(upValue);
  const isPair = values.length === 2 && values[0] === values[1];
  if (may.split && isPair && table.pair[values[0] ?? 0]?.[column] === 'P') return 'split';
  const { total, soft } = totalOfValues(values);
  const entry = (soft ? table.soft : table.hard)[total]?.[column] ?? 'S';
  if (may.double && (entry === 'D' || entry === 'd')) return 'double';
  if (may.surrender && entry === 'R') return 'surrender';
  return entry === 'H' || entry === 'D' || entry === 'R' ? 'hit' : 'stand';
};

/** The move of basic strategy, for a hint; undefined when there is nothing to decide. `adding`: whether it may cost more. */
export const hintFor = (table: Table, adding = true): Move | undefined => {
  if (table.insurance === 'offered') return 'decline';
  const hand = activeHand(table);
  const [up] = table.dealer;
  if (!hand || up === undefined) return undefined;
  const open = movesOf(table);
  const may = {
    double: adding && open.includes('double'),
    split: adding && open.includes('split'),
    surrender: open.includes('surrender'),
  };
  return decide(hand.cards.map(cardValue), cardValue(up), may, table.surrender ? surrenderStrategy : basicStrategy);
};
