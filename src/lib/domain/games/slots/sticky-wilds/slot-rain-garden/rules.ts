import { stickyGame } from '../rules.ts';
import { formerRainGarden, rainGarden } from './title.ts';

export const game = stickyGame(rainGarden, formerRainGarden);
