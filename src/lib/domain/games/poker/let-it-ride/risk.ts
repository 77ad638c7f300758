import { riskOfVariance } from '../../kit/risk.ts';
import { calmestVariance } from './maths.ts';

/** Two of the three bets may be taken back, and the stake is counted before anybody knows. */
export const riskOf = (): number => riskOfVariance(calmestVariance());
