import { finaleBets, neighbourBets } from '../call-bets.ts';
import { layoutOf, type ZeroBets } from '../layout.ts';
import { type Table, tableOf } from '../table.ts';
import { doubleZero } from '../wheel.ts';
import { wheelOrder } from './wheel.ts';

/** Zero lies above the first column and half of the second, double zero above the other half and the third. */
const zeroBets: ZeroBets = {
  splits: [
    [0, doubleZero],
    [0, 1],
    [0, 2],
    [doubleZero, 2],
    [doubleZero, 3],
  ],
  trios: [
    [0, 1, 2],
    [0, doubleZero, 2],
    [doubleZero, 2, 3],
  ],
  whole: { id: 'basket', kind: 'basket', numbers: [0, doubleZero, 1, 2, 3] },
};

/** The sectors voisins, tiers and orphelins belong to the European wheel; neighbours and finales are spoken here too. */
export const table: Table = tableOf({
  wheel: wheelOrder,
  layoutSpots: layoutOf(wheelOrder, zeroBets),
  callBets: [...neighbourBets(wheelOrder), ...finaleBets],
  atZero: 'lost',
});
