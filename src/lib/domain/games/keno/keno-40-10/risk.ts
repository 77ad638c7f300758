import { ticketRisk } from '../risk.ts';
import { sheet } from './paytable.ts';

export const riskOf = ticketRisk(sheet);
