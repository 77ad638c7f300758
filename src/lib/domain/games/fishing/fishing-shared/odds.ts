import { type BetOdds, ofChances } from '../../kit/odds.ts';
import { chancesOf } from './maths.ts';
import { targets } from './paytable.ts';
import { spotOf } from './spots.ts';

export const oddsOf = (): BetOdds[] =>
  targets.map((target) => ({ spot: spotOf(target.id), outcomes: ofChances(chancesOf(target)) }));
