import type { BookTitle } from './title.ts';
import { cometRegister } from './titles/comet-register.ts';
import { patternBook } from './titles/pattern-book.ts';
import { polarLogbook } from './titles/polar-logbook.ts';

/** All machines with a book. */
export const bookTitles: readonly BookTitle[] = [polarLogbook, patternBook, cometRegister];
