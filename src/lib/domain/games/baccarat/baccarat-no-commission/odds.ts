import { type BetOdds, ofChances } from '../../kit/odds.ts';
import { coupChances } from '../coup-chances.ts';
import { fields } from './paytable.ts';

export const oddsOf = (): BetOdds[] =>
  (['banker', 'player', 'tie', 'banker-six'] as const).map((spot) => ({
    spot,
    outcomes: ofChances(coupChances(fields, spot)),
  }));
