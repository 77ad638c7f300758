import { bonusWheelGame } from '../rules.ts';
import { depotNine } from './title.ts';

export const game = bonusWheelGame(depotNine);
