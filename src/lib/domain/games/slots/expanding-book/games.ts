import { bookGame } from './rules.ts';
import { cometRegister } from './titles/comet-register.ts';
import { patternBook } from './titles/pattern-book.ts';
import { polarLogbook } from './titles/polar-logbook.ts';

export const slotPolarLogbook = bookGame(polarLogbook);
export const slotPatternBook = bookGame(patternBook);
export const slotCometRegister = bookGame(cometRegister);
