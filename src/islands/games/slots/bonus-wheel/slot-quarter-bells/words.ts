import { quarterBells } from '#domain/games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(quarterBells.symbols, (symbol) => `bonuswheel.bells.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'bonuswheel.bells.idle',
  lead: 'bonuswheel.bells.lead',
} satisfies Skin['words'];
