import { riskOfVariance } from '../../kit/risk.ts';
import { houseWayFigures } from './maths.ts';

/**
 * The variance of the house way, counted over all pairs of hands and rounded down. Best play varies a little more. Calmer settings cost
 * more than they calm (decision 025): those that move the balance least still vary by 0.32 and lose 28.8% of what is staked.
 */
export const riskOf = (): number => riskOfVariance(houseWayFigures().variance);
