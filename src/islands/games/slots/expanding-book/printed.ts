import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as cometRegister } from './slot-comet-register/skin.ts';
import { skin as patternBook } from './slot-pattern-book/skin.ts';
import { skin as polarLogbook } from './slot-polar-logbook/skin.ts';

export const printed = {
  'slot-comet-register': () => rulesOf(cometRegister),
  'slot-pattern-book': () => rulesOf(patternBook),
  'slot-polar-logbook': () => rulesOf(polarLogbook),
} satisfies Printed;
