import { gableStreet } from '#domain/games/slots/variable-ways/slot-gable-street/title.ts';
import { namesIn } from '../../words.ts';
import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = namesIn(gableStreet.symbols, (symbol) => `variableways.gable.${symbol}`);

/** What the machine says. */
export const words = {
  idle: 'variableways.gable.idle',
  lead: 'variableways.gable.lead',
  wild: 'variableways.gable.wild',
} satisfies Skin['words'];
