/** Computes the return of Double Double Bonus by best play over all deals, some seconds: node scripts/exact/double-double-bonus.ts */
import { paysAtFive, paysBelowFive, ranking } from '#domain/games/video-poker/double-double-bonus/paytable.ts';
import { writeVideoPoker } from './video-poker.ts';

writeVideoPoker('double-double-bonus', ranking, { atFive: paysAtFive, belowFive: paysBelowFive });
