import { cascadeGame } from '../rules.ts';
import { tidepool } from './title.ts';

export const game = cascadeGame(tidepool);
