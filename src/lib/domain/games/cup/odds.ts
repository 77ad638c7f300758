import { type BetOdds, winOrNothing } from '../kit/odds.ts';
import { cups } from './cups.ts';
import { cupReturns } from './maths.ts';

/** The first cup: every winner, and bets of other kinds on one club and one match. */
export const oddsOf = (): BetOdds[] =>
  cups
    .slice(0, 1)
    .flatMap(cupReturns)
    .filter(({ kind }) => /:winner:|:final:2$|:semi:2$|:order:2-8$|:(?:result|goals):1:/.test(kind))
    .map(winOrNothing);
