import { pickGame } from '../rules.ts';
import { lotusHour } from './title.ts';

export const game = pickGame(lotusHour);
