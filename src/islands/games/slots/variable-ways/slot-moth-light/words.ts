import { mothLight } from '#domain/games/slots/variable-ways/slot-moth-light/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(mothLight.symbols, (symbol) => `variableways.moth.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'variableways.moth.idle',
  lead: 'variableways.moth.lead',
  wild: 'variableways.moth.wild',
} satisfies Skin['words'];
