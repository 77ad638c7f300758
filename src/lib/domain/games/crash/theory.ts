import type { SpotReturn } from '../kit/game.ts';
import { returnAt } from './maths.ts';
import { targetOf } from './round.ts';

/** Who leaves earlier by hand has the same return and a smaller variance: that of the target is on the safe side. */
export const returnOf = (spot: string): SpotReturn | undefined => {
  const target = targetOf(spot);
  return target === undefined ? undefined : returnAt(target);
};
