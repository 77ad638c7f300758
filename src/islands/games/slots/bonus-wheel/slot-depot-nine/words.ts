import { depotNine } from '#domain/games/slots/bonus-wheel/slot-depot-nine/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(depotNine.symbols, (symbol) => `bonuswheel.depot.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'bonuswheel.depot.idle',
  lead: 'bonuswheel.depot.lead',
} satisfies Skin['words'];
