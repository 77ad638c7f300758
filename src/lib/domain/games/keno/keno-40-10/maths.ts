import { mathsOf } from '../maths.ts';
import { sheet } from './paytable.ts';

/** Counted over all 847,660,528 draws of ten numbers out of forty: 30 rows, one a table and number of picks. */
export const { hitCases, drawCases, hitChance, kenoReturn, returnsByKind } = mathsOf(sheet);
