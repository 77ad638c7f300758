import { holdGame } from '../rules.ts';
import { waxAndSeal } from './title.ts';

export const game = holdGame(waxAndSeal);
