import { pickGame } from '../rules.ts';
import { formerLotusHour, lotusHour } from './title.ts';

export const game = pickGame(lotusHour, formerLotusHour);
