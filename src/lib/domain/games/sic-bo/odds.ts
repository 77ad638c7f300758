import { type BetOdds, ofChances } from '../kit/odds.ts';
import { chancesOf } from './maths.ts';

export const oddsOf = (): BetOdds[] =>
  ['big', 'single:6', 'total:9', 'any-triple'].map((spot) => ({ spot, outcomes: ofChances(chancesOf(spot)) }));
