import { variableWaysGame } from '../rules.ts';
import { sixShafts } from './title.ts';

export const game = variableWaysGame(sixShafts);
