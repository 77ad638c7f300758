import type { SpotReturn } from '../kit/game.ts';
import { spotReturn } from './maths.ts';
import { parseSpot } from './spots.ts';

export const returnOf = (spot: string): SpotReturn | undefined => (parseSpot(spot) ? spotReturn(spot) : undefined);
