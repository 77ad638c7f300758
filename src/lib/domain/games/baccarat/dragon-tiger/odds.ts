import type { Chance } from '../../kit/figures.ts';
import { type BetOdds, ofChances } from '../../kit/odds.ts';
import { endCases } from './maths.ts';
import { type DragonTigerSpot, dragonTigerSpots, returnOf } from './paytable.ts';

/** What one unit on one spot returns, by all rounds. */
const chancesOf = (spot: DragonTigerSpot): Chance[] =>
  endCases.map(({ cases, ...end }) => ({ cases, pays: returnOf(spot, end) }));

export const oddsOf = (): BetOdds[] => dragonTigerSpots.map((spot) => ({ spot, outcomes: ofChances(chancesOf(spot)) }));
