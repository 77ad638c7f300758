import { coupRisk } from '../coup-chances.ts';
import { fields } from './rules.ts';

export const riskOf = coupRisk(fields);
