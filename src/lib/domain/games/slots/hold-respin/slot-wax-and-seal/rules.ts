import { holdGame } from '../rules.ts';
import { formerWaxAndSeal, waxAndSeal } from './title.ts';

export const game = holdGame(waxAndSeal, formerWaxAndSeal);
