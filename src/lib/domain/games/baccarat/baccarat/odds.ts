import { type BetOdds, ofChances } from '../../kit/odds.ts';
import { coupChances } from '../coup-chances.ts';
import { fields } from './rules.ts';

export const oddsOf = (): BetOdds[] =>
  (['player', 'banker', 'tie'] as const).map((spot) => ({ spot, outcomes: ofChances(coupChances(fields, spot)) }));
