import { type BetOdds, ofCounts } from '../../../kit/odds.ts';
import { winCounts } from '../maths.ts';
import { lineCounts } from '../title.ts';
import { signalBox } from './title.ts';

/** All five lines first. */
export const oddsOf = (): BetOdds[] =>
  lineCounts
    .toReversed()
    .map((lines) => ({ spot: `lines:${lines}`, outcomes: ofCounts(winCounts(signalBox, lines), lines) }));
