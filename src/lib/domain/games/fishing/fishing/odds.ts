import { type BetOdds, winOrNothing } from '../../kit/odds.ts';
import { returnsByKind } from './maths.ts';

export const oddsOf = (): BetOdds[] => returnsByKind().map(winOrNothing);
