import { rational } from '../../maths/rational.ts';
import { type BetOdds, ofChances } from '../kit/odds.ts';
import type { Prize } from './series.ts';

/** The first ticket of a series, of all that are printed. */
export const seriesOdds = (prizes: readonly Prize[]): BetOdds[] => [
  {
    spot: 'ticket',
    outcomes: ofChances(
      prizes.map(({ multiple, tickets }) => ({ pays: rational(BigInt(multiple)), cases: BigInt(tickets) })),
    ),
  },
];
