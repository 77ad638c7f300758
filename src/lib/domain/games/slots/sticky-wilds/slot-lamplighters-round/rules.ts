import { stickyGame } from '../rules.ts';
import { lamplightersRound } from './title.ts';

export const game = stickyGame(lamplightersRound);
