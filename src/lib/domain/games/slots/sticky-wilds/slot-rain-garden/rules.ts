import { stickyGame } from '../rules.ts';
import { rainGarden } from './title.ts';

export const game = stickyGame(rainGarden);
