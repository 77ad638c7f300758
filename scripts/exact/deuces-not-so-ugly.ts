/** Computes the return of Not So Ugly Deuces by best play over all deals, some seconds: node scripts/exact/deuces-not-so-ugly.ts */
import { pays, ranking } from '#domain/games/video-poker/deuces-not-so-ugly/paytable.ts';
import { writeVideoPoker } from './video-poker.ts';

writeVideoPoker('deuces-not-so-ugly', ranking, { play: pays });
