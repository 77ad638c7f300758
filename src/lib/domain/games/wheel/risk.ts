import { ofOne } from '../kit/risk.ts';
import { wheelReturn } from './maths.ts';
import { findWheel } from './wheels.ts';

export const riskOf = ofOne((spot) => {
  const wheel = findWheel(spot);
  return wheel && wheelReturn(wheel).variance;
});
