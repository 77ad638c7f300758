import { rulesOf } from '../rules.ts';
import { table } from './table.ts';

const rules = rulesOf(table);

/** Zero loses all outside bets: there is no la partage and no en prison. */
export const { chipsOf, settle, shareOf, spin } = rules;

export const game = rules.game('roulette-european', 'European Roulette');
