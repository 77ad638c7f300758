import { cascadeGame } from '../rules.ts';
import { sodaSiphon } from './title.ts';

export const game = cascadeGame(sodaSiphon);
