import { bonusWheelGame } from '../rules.ts';
import { millRace } from './title.ts';

export const game = bonusWheelGame(millRace);
