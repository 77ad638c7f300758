import { bookGame } from '../rules.ts';
import { patternBook } from './title.ts';

export const game = bookGame(patternBook);
