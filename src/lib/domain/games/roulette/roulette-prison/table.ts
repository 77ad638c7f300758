import { table as european } from '../roulette-european/table.ts';
import { type Table, tableOf } from '../table.ts';

/** The wheel, the layout and the announced bets of the European table, and a prison for the even chances at zero. */
export const table: Table = tableOf({ ...european, atZero: 'prison' });
