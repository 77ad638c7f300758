import { bookGame } from '../rules.ts';
import { polarLogbook } from './title.ts';

export const game = bookGame(polarLogbook);
