import { type BetOdds, ofChances } from '../kit/odds.ts';
import { chancesOf } from './maths.ts';
import { spotOf, wheels } from './wheels.ts';

export const oddsOf = (): BetOdds[] =>
  wheels.map((wheel) => ({ spot: spotOf(wheel), outcomes: ofChances(chancesOf(wheel)) }));
