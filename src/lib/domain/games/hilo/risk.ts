import { ofOne } from '../kit/risk.ts';
import { guessReturn } from './maths.ts';
import { rankCount } from './paytable.ts';

/** The calmest guess there is: twelve ranks of thirteen. */
export const riskOf = ofOne(() => guessReturn(rankCount - 1).variance);
