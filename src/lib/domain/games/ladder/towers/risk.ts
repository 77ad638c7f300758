import { climbRisk } from '../risk.ts';
import { ladders } from './paytable.ts';

export const riskOf = climbRisk(ladders);
