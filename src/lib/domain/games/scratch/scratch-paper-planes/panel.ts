import type { Stream } from '../../../fairness/stream.ts';
import { prizes } from './prizes.ts';

/** The board: the plane comes in at the left in the middle lane and leaves at the right, over one strip for each lane. */
export const laneCount = 5;
export const columnCount = 4;
const firstLane = 2;

/** Where a wind carries the plane: a lane up, straight on, a lane down. */
type Wind = -1 | 0 | 1;
/** `winds` row by row, and what lies on the strips in ticket prices: 0 is a puddle. */
export type Panel = { readonly winds: readonly Wind[]; readonly strips: readonly number[] };

const amounts = prizes.map(({ multiple }) => multiple);

/** No wind carries a plane off the board. */
const windsOf = (lane: number): readonly Wind[] =>
  lane === 0 ? [0, 1] : lane === laneCount - 1 ? [-1, 0] : [-1, 0, 1];

/** The lanes that the plane flies through, column by column, and at last the one on whose strip it lands. */
export const flightOf = (winds: readonly number[]): number[] => {
  const lanes = [firstLane];
  for (let column = 0; column < columnCount; column += 1) {
    const lane = lanes.at(-1) ?? 0;
    lanes.push(lane + (winds[lane * columnCount + column] ?? 0));
  }
  return lanes;
};

/**
 * What is printed on a ticket: all winds are drawn evenly, and the strip that they lead to bears the prize, or a puddle on a
 * losing ticket. The other strips are drawn evenly from the prize table and mean nothing.
 */
export const printPanel = (prize: number, stream: Stream): Panel => {
  const winds = Array.from({ length: laneCount * columnCount }, (_, index): Wind => {
    const blowing = windsOf(Math.floor(index / columnCount));
    return blowing[stream.below(blowing.length)] ?? 0;
  });
  const landing = flightOf(winds).at(-1);
  const strips = Array.from({ length: laneCount }, (_, lane) => {
    const drawn = amounts[stream.below(amounts.length)] ?? 0;
    return lane === landing ? (amounts[prize] ?? 0) : drawn;
  });
  return { winds, strips };
};
