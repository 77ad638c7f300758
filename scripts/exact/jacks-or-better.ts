/** Computes the return of Jacks or Better by best play over all deals, some seconds: node scripts/exact/jacks-or-better.ts */
import { paysAtFive, paysBelowFive, ranking } from '#domain/games/video-poker/jacks-or-better/paytable.ts';
import { writeVideoPoker } from './video-poker.ts';

writeVideoPoker('jacks-or-better', ranking, { atFive: paysAtFive, belowFive: paysBelowFive });
