import { type BetOdds, ofCounts, ofSpin } from '../../kit/odds.ts';
import { roundCounts } from './maths.ts';
import type { BonusWheelTitle } from './paytable.ts';

export const titleOdds = (title: BonusWheelTitle): BetOdds[] =>
  ofSpin(ofCounts(roundCounts(title), title.lines.length));
