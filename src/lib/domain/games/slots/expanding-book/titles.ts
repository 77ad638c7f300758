import { cometRegister } from './slot-comet-register/title.ts';
import { patternBook } from './slot-pattern-book/title.ts';
import { polarLogbook } from './slot-polar-logbook/title.ts';
import type { BookTitle } from './title.ts';

/** All machines with a book. */
export const bookTitles: readonly BookTitle[] = [polarLogbook, patternBook, cometRegister];
