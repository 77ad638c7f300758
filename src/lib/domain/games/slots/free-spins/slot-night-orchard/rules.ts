import { freeSpinsGame } from '../rules.ts';
import { nightOrchard } from './title.ts';

export const game = freeSpinsGame(nightOrchard);
