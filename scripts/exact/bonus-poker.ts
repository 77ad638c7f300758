/** Computes the return of Bonus Poker by best play over all deals, some seconds: node scripts/exact/bonus-poker.ts */
import { paysAtFive, paysBelowFive, ranking } from '#domain/games/video-poker/bonus-poker/paytable.ts';
import { writeVideoPoker } from './video-poker.ts';

writeVideoPoker('bonus-poker', ranking, { atFive: paysAtFive, belowFive: paysBelowFive });
