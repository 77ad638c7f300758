import { variableWaysGame } from '../rules.ts';
import { gableStreet } from './title.ts';

export const game = variableWaysGame(gableStreet);
