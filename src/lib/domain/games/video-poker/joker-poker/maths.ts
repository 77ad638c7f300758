import type { SpotReturn } from '../../kit/game.ts';
import { readPlay, returnsByCoins } from '../maths.ts';
import figures from './figures.json' with { type: 'json' };
import { paysAtFive, paysBelowFive } from './paytable.ts';

export const atFive = readPlay(53, figures.atFive);
export const belowFive = readPlay(53, figures.belowFive);

/** The return by best play, exact over all deals, holds and draws. */
export const returnsByPlay = (): SpotReturn[] =>
  returnsByCoins({ exact: atFive, pays: paysAtFive }, { exact: belowFive, pays: paysBelowFive });
