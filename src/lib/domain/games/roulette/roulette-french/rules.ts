import { rulesOf } from '../rules.ts';
import { table } from './table.ts';

const rules = rulesOf(table);

/** Zero takes half of the even chances, of an odd stake the larger half, and all of the columns and dozens. */
export const { chipsOf, settle, shareOf, spin } = rules;

export const game = rules.game('roulette-french', 'French Roulette');
