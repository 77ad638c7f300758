import { bonusWheelGame } from '../rules.ts';
import { quarterBells } from './title.ts';

export const game = bonusWheelGame(quarterBells);
