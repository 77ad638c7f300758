import { ofOne } from '../kit/risk.ts';
import { spotReturn } from './maths.ts';

export const riskOf = ofOne((spot) => spotReturn(spot).variance);
