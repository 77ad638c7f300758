import { cardValue, totalOfValues } from './hands.ts';
import { activeHand, type Move, movesOf, type Table } from './round.ts';

/** H hit, S stand, D double or else hit, d double or else stand, P split, R give up or else hit. Columns: the dealer's 2 to 10, then the ace. */
export type StrategyTable = {
  readonly hard: Readonly<Record<number, string>>;
  readonly soft: Readonly<Record<number, string>>;
  readonly pair: Readonly<Record<number, string>>;
};

const hit = 'HHHHHHHHHH';
const stand = 'SSSSSSSSSS';
const standOnLow = 'SSSSSHHHHH';

/**
 * Basic strategy for these rules, by total (a pair by the value of its cards, the ace 1; `.`: play the total). Insurance is
 * always declined. Source: Wizard of Odds, "4-Deck to 8-Deck Blackjack Strategy", dealer stands on soft 17, double after
 * split.
 */
export const basicStrategy: StrategyTable = {
  hard: {
    4: hit,
    5: hit,
    6: hit,
    7: hit,
    8: hit,
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    13: standOnLow,
    14: standOnLow,
    15: standOnLow,
    16: standOnLow,
    17: stand,
    18: stand,
    19: stand,
    20: stand,
  },
  soft: {
    12: hit,
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'SddddSSHHH',
    19: stand,
    20: stand,
  },
  pair: {
    1: 'PPPPPPPPPP',
    2: 'PPPPPP....',
    3: 'PPPPPP....',
    4: '...PP.....',
    5: '..........',
    6: 'PPPPP.....',
    7: 'PPPPPP....',
    8: 'PPPPPPPPPP',
    9: 'PPPPP.PP..',
    10: '..........',
  },
};

/**
 * The same where a first hand may be given up late: sixteen against nine, ten and ace, fifteen against ten; eights are split. Source:
 * Wizard of Odds, as above, with late surrender.
 */
export const surrenderStrategy: StrategyTable = {
  ...basicStrategy,
  hard: { ...basicStrategy.hard, 15: 'SSSSSHHHRH', 16: 'SSSSSHHRRR' },
};

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
