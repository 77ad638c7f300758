import { holdGame } from '../rules.ts';
import { deepFoundry } from './title.ts';

export const game = holdGame(deepFoundry);
