/** Computes the return of Loose Deuces by best play over all deals, some seconds: node scripts/exact/loose-deuces.ts */
import { pays, ranking } from '#domain/games/video-poker/loose-deuces/paytable.ts';
import { writeVideoPoker } from './video-poker.ts';

writeVideoPoker('loose-deuces', ranking, { play: pays });
