import type { SpotReturn } from '../../kit/game.ts';
import { readPlay, returnsByCoins } from '../maths.ts';
import figures from './figures.json' with { type: 'json' };
import { paysAtFive, paysBelowFive } from './paytable.ts';

export const atFive = readPlay(52, figures.atFive);
export const belowFive = readPlay(52, figures.belowFive);

/**
 * The return by best play, exact over all deals, holds and draws. With five coins it is
 * 1,653,526,326,983 / 1,661,102,543,100, the 99.5439% that is published for 9/6 Jacks or Better; with fewer the royal
 * flush pays less and best play is another.
 */
export const returnsByPlay = (): SpotReturn[] =>
  returnsByCoins({ exact: atFive, pays: paysAtFive }, { exact: belowFive, pays: paysBelowFive });
