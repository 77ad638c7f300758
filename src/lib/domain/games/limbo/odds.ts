import { type BetOdds, winOrNothing } from '../kit/odds.ts';
import { spotReturn } from './maths.ts';

export const oddsOf = (): BetOdds[] =>
  ['target:2.00', 'target:5.00', 'target:10.00'].map((spot) => winOrNothing(spotReturn(spot)));
