import { ofOne } from '../kit/risk.ts';
import { planReturn } from './maths.ts';
import { parseField } from './spots.ts';

/** The player may cash out after the first safe pick, and the stake is counted before anybody knows: that plan's risk. */
export const riskOf = ofOne((spot) => {
  const field = parseField(spot);
  return field && planReturn(field.mines, 1).variance;
});
