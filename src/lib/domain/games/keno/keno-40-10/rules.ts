import { rulesOf } from '../rules.ts';
import { formerSheet, sheet } from './paytable.ts';

const rules = rulesOf(sheet);
const [id, name] = ['keno-40-10', 'Keno 40/10'] as const;

export const { draw, settle } = rules;

export const game = rules.game(id, name, rulesOf(formerSheet).game(id, name));
