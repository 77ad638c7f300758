import { type BetOdds, ofCounts } from '../../../kit/odds.ts';
import { winCounts } from './maths.ts';
import { lineCounts } from './paytable.ts';

/** All five lines first. */
export const oddsOf = (): BetOdds[] =>
  lineCounts.toReversed().map((lines) => ({ spot: `lines:${lines}`, outcomes: ofCounts(winCounts(lines), lines) }));
