import { coupRisk } from '../coup-chances.ts';
import { fields } from './paytable.ts';

export const riskOf = coupRisk(fields);
