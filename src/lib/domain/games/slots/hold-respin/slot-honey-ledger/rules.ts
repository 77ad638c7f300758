import { holdGame } from '../rules.ts';
import { honeyLedger } from './title.ts';

export const game = holdGame(honeyLedger);
