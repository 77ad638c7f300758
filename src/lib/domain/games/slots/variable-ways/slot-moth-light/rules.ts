import { variableWaysGame } from '../rules.ts';
import { formerMothLight, mothLight } from './title.ts';

export const game = variableWaysGame(mothLight, formerMothLight);
