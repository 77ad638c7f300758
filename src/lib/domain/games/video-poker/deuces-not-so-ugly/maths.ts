import { returnsForAnyCoins } from '../../kit/cards/video-poker-maths.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { play } from './exact.ts';
import { pays } from './paytable.ts';

/**
 * The return by best play, exact over all deals, holds and draws (scripts/exact/deuces-not-so-ugly.ts):
 * 552,196,412,883 / 553,700,847,700, the 99.7283% that is published for Not So Ugly Deuces. It is the same for any number
 * of coins.
 */
export const returnsByPlay = (): SpotReturn[] => returnsForAnyCoins({ exact: play, pays });
