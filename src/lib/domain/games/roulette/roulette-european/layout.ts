import { type LayoutSpot, layoutOf, type ZeroBets } from '../layout.ts';
import { wheelOrder } from './wheel.ts';

const zeroBets: ZeroBets = {
  splits: [
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  trios: [
    [0, 1, 2],
    [0, 2, 3],
  ],
  whole: { id: 'first-four', kind: 'first-four', numbers: [0, 1, 2, 3] },
};

export const layoutSpots: readonly LayoutSpot[] = layoutOf(wheelOrder, zeroBets);
