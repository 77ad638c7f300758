import type { SpotReturn } from '../../kit/game.ts';
import { spotReturn } from './maths.ts';

export const returnOf = (spot: string): SpotReturn | undefined => spotReturn(spot);
