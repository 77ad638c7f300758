import { type Table, tableOf } from '../table.ts';
import { callBets } from './call-bets.ts';
import { layoutSpots } from './layout.ts';
import { wheelOrder } from './wheel.ts';

export const table: Table = tableOf({ wheel: wheelOrder, layoutSpots, callBets, atZero: 'lost' });
