import { type LayoutSpot, layoutOf, type ZeroBets } from '../roulette/layout.ts';
import { wheelOrder } from './wheel.ts';

export type { LayoutSpot } from '../roulette/layout.ts';

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

const byId = new Map(layoutSpots.map((spot) => [spot.id, spot]));

/** The place of that name. A split of numbers that do not touch, say, is no place: undefined. */
export const findLayoutSpot = (id: string): LayoutSpot | undefined => byId.get(id);
