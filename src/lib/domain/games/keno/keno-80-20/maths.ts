import { mathsOf } from '../maths.ts';
import { sheet } from './paytable.ts';

/** Counted over all 3,535,316,142,212,174,320 draws of twenty numbers out of eighty. */
export const maths = mathsOf(sheet);
