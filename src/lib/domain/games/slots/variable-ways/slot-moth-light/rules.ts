import { variableWaysGame } from '../rules.ts';
import { mothLight } from './title.ts';

export const game = variableWaysGame(mothLight);
