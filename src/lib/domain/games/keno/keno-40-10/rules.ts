import { rulesOf } from '../rules.ts';
import { sheet } from './paytable.ts';

const rules = rulesOf(sheet);

export const { draw, settle } = rules;

export const game = rules.game('keno-40-10', 'Keno 40/10');
