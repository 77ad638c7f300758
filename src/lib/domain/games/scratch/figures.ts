import { type Rational, rational } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { type Prize, type Remaining, ticketsLeft } from './series.ts';

/** The exact figures of a ticket bought when so many of each prize are left; at the start, those of the whole series. */
export const ticketReturn = (prizes: readonly Prize[], remaining: Remaining): Omit<SpotReturn, 'kind'> =>
  figuresOf(
    prizes.map(({ multiple }, index) => ({
      pays: rational(BigInt(multiple)),
      cases: BigInt(remaining[index] ?? 0),
    })),
  );

/** The chance of the largest prize with so many tickets left. */
export const topWinChance = (remaining: Remaining): Rational =>
  rational(BigInt(remaining[0] ?? 0), BigInt(ticketsLeft(remaining)));
