import { table as european } from '../roulette-european/table.ts';
import type { Table } from '../table.ts';

/** The wheel, the layout and the announced bets of the European table: what differs is that one spin is everybody's. */
export const table: Table = european;
