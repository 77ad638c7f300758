/** Computes the return of Bonus Deuces by best play over all deals, some seconds: node scripts/exact/bonus-deuces.ts */
import { pays, ranking } from '#domain/games/video-poker/bonus-deuces/paytable.ts';
import { writeVideoPoker } from './video-poker.ts';

writeVideoPoker('bonus-deuces', ranking, { play: pays });
