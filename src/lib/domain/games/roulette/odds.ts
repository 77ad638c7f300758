import { type BetOdds, ofChances } from '../kit/odds.ts';
import { chancesOn } from './maths.ts';
import type { Table } from './table.ts';

/** Bets from the calmest to the most daring. */
export const usualBets = ['red', 'dozen:1', 'corner:1-2-4-5', 'straight:17'] as const;

export const spinOdds = (table: Table): BetOdds[] =>
  usualBets.map((spot) => ({ spot, outcomes: ofChances(chancesOn(table, spot)) }));
