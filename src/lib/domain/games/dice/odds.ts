import { type BetOdds, winOrNothing } from '../kit/odds.ts';
import { spotReturn } from './maths.ts';

export const oddsOf = (): BetOdds[] =>
  ['under:49.50', 'under:20.00', 'under:10.00'].map((spot) => winOrNothing(spotReturn(spot)));
