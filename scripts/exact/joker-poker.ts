/** Computes the return of Joker Poker by best play over all deals, some seconds: node scripts/exact/joker-poker.ts */
import { paysAtFive, paysBelowFive, ranking } from '#domain/games/video-poker/joker-poker/paytable.ts';
import { writeVideoPoker } from './video-poker.ts';

writeVideoPoker('joker-poker', ranking, { atFive: paysAtFive, belowFive: paysBelowFive });
