import { rulesOf } from '../rules.ts';
import { sheet } from './paytable.ts';

const rules = rulesOf(sheet);

export const { draw, settle } = rules;

export const game = rules.game('keno-80-20', 'Keno 80/20');
