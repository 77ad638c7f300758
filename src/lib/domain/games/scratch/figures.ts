import { rational } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import type { Prize, Remaining } from './series.ts';

/** The exact figures of a ticket bought when so many of each prize are left; at the start, those of the whole series. */
export const ticketReturn = (prizes: readonly Prize[], remaining: Remaining): Omit<SpotReturn, 'kind'> =>
  figuresOf(
    prizes.map(({ multiple }, index) => ({
      pays: rational(BigInt(multiple)),
      cases: BigInt(remaining[index] ?? 0),
    })),
  );
