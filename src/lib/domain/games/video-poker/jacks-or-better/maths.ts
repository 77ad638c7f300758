import { returnsByCoins } from '../../kit/cards/video-poker-maths.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { atFive, belowFive } from './exact.ts';
import { paysAtFive, paysBelowFive } from './paytable.ts';

/**
 * The return by best play, exact over all deals, holds and draws (scripts/exact/jacks-or-better.ts). With five coins it is
 * 1,653,526,326,983 / 1,661,102,543,100, the 99.5439% that is published for 9/6 Jacks or Better; with fewer the royal
 * flush pays less and best play is another.
 */
export const returnsByPlay = (): SpotReturn[] =>
  returnsByCoins({ exact: atFive, pays: paysAtFive }, { exact: belowFive, pays: paysBelowFive });
