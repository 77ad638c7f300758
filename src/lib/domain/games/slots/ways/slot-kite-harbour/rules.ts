import { waysGame } from '../rules.ts';
import { kiteHarbour } from './title.ts';

export const game = waysGame(kiteHarbour);
