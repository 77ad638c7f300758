import { rulesOf } from '../rules.ts';
import { table } from './table.ts';

const rules = rulesOf(table);

/** Zero and double zero lose all outside bets, and nothing is given back. */
export const { chipsOf, settle, shareOf, spin } = rules;

export const game = rules.game('roulette-american', 'American Roulette');
