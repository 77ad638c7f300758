import { classicGame } from '../rules.ts';
import { signalBox } from './title.ts';

export const game = classicGame(signalBox);
