import { holdGame } from '../rules.ts';
import { formerHoneyLedger, honeyLedger } from './title.ts';

export const game = holdGame(honeyLedger, formerHoneyLedger);
