import type { SpotReturn } from '../../kit/game.ts';
import { readPlay, returnsForAnyCoins } from '../maths.ts';
import figures from './figures.json' with { type: 'json' };
import { pays } from './paytable.ts';

export const bestPlay = readPlay(52, figures.play);

/** The return by best play, exact over all deals, holds and draws. */
export const returnsByPlay = (): SpotReturn[] => returnsForAnyCoins({ exact: bestPlay, pays });
