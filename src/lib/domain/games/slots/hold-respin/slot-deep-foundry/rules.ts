import { holdGame } from '../rules.ts';
import { deepFoundry, formerDeepFoundry } from './title.ts';

export const game = holdGame(deepFoundry, formerDeepFoundry);
