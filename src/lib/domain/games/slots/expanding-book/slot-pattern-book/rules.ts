import { bookGame } from '../rules.ts';
import { formerPatternBook, patternBook } from './title.ts';

export const game = bookGame(patternBook, formerPatternBook);
