import { returnsForAnyCoins } from '../../kit/cards/video-poker-maths.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { play } from './exact.ts';
import { pays } from './paytable.ts';

/** The return by best play, exact over all deals, holds and draws (scripts/exact/loose-deuces.ts). */
export const returnsByPlay = (): SpotReturn[] => returnsForAnyCoins({ exact: play, pays });
