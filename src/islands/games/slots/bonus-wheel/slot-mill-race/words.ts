import { millRace } from '#domain/games/slots/bonus-wheel/slot-mill-race/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(millRace.symbols, (symbol) => `bonuswheel.mill.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'bonuswheel.mill.idle',
  lead: 'bonuswheel.mill.lead',
} satisfies Skin['words'];
