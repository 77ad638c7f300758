import { ticketOdds } from '../odds.ts';
import { sheet } from './paytable.ts';

export const oddsOf = () => ticketOdds(sheet);
