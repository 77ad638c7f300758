import { orrery } from '#domain/games/slots/bonus-wheel/slot-orrery/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(orrery.symbols, (symbol) => `bonuswheel.orrery.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'bonuswheel.orrery.idle',
  lead: 'bonuswheel.orrery.lead',
} satisfies Skin['words'];
