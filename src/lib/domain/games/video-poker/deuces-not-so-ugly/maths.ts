import type { SpotReturn } from '../../kit/game.ts';
import { readPlay, returnsForAnyCoins } from '../maths.ts';
import figures from './figures.json' with { type: 'json' };
import { pays } from './paytable.ts';

export const bestPlay = readPlay(52, figures.play);

/**
 * The return by best play, exact over all deals, holds and draws:
 * 552,196,412,883 / 553,700,847,700, the 99.7283% that is published for Not So Ugly Deuces. It is the same for any number
 * of coins.
 */
export const returnsByPlay = (): SpotReturn[] => returnsForAnyCoins({ exact: bestPlay, pays });
