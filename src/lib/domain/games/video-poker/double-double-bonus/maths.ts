import { returnsByCoins } from '../../kit/cards/video-poker-maths.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { atFive, belowFive } from './exact.ts';
import { paysAtFive, paysBelowFive } from './paytable.ts';

/** The return by best play, exact over all deals, holds and draws (scripts/exact/double-double-bonus.ts). */
export const returnsByPlay = (): SpotReturn[] =>
  returnsByCoins({ exact: atFive, pays: paysAtFive }, { exact: belowFive, pays: paysBelowFive });
