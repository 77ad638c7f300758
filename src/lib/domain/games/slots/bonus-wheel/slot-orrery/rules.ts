import { bonusWheelGame } from '../rules.ts';
import { orrery } from './title.ts';

export const game = bonusWheelGame(orrery);
