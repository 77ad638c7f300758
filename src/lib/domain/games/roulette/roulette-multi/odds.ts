import { type BetOdds, ofChances } from '../../kit/odds.ts';
import { usualBets } from '../odds.ts';
import { chancesOnWheels } from './maths.ts';
import { spotOf } from './spots.ts';

/** The table opens with four wheels. */
const wheels = 4;

export const oddsOf = (): BetOdds[] =>
  usualBets.map((place) => ({ spot: spotOf(wheels, place), outcomes: ofChances(chancesOnWheels(place, wheels)) }));
