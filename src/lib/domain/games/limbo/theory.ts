import type { SpotReturn } from '../kit/game.ts';
import { spotReturn } from './maths.ts';
import { parseTarget } from './target.ts';

export const returnOf = (spot: string): SpotReturn | undefined =>
  parseTarget(spot) === undefined ? undefined : spotReturn(spot);
