import { sixShafts } from '#domain/games/slots/variable-ways/slot-six-shafts/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(sixShafts.symbols, (symbol) => `variableways.shafts.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'variableways.shafts.idle',
  lead: 'variableways.shafts.lead',
  wild: 'variableways.shafts.wild',
} satisfies Skin['words'];
