import { choose } from '../../../maths/choose.ts';
import { figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { ballCount, calledCount, lineCount, multiplierOf, placeCount, side } from './paytable.ts';

const whole = 2 ** side - 1;
const middle = (side - 1) / 2;
const bitsOf = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitsOf(mask >> 1));

/** A marking of the rows so far, packed into one integer. */
type Packed = number;

/** Columns and diagonals that are still whole (7 bits), complete rows (3 bits), marked numbers (5 bits). */
const pack = (unbroken: number, rows: number, marked: number): Packed => (unbroken << 8) | (rows << 5) | marked;
const unpack = (packed: Packed) => ({ unbroken: packed >> 8, rows: (packed >> 5) & 7, marked: packed & 31 });

/** The columns and diagonals that a row marked so leaves whole. */
const keptBy = (mask: number, row: number): number =>
  mask | (((mask >> row) & 1) << side) | (((mask >> (side - 1 - row)) & 1) << (side + 1));

/** In how many of the 2^24 markings of a card each of these comes about, row after row. */
const markings = (): ReadonlyMap<Packed, number> => {
  let seen = new Map<Packed, number>([[pack(2 ** (side + 2) - 1, 0, 0), 1]]);
  for (let row = 0; row < side; row += 1) {
    const next = new Map<Packed, number>();
    for (const [packed, ways] of seen) {
      const { unbroken, rows, marked } = unpack(packed);
      for (let mask = 0; mask <= whole; mask += 1) {
        // The free place is marked in all of them, and is no number.
        if (row === middle && ((mask >> middle) & 1) === 0) continue;
        const numbers = marked + bitsOf(mask) - (row === middle ? 1 : 0);
        const key = pack(unbroken & keptBy(mask, row), rows + (mask === whole ? 1 : 0), numbers);
        next.set(key, (next.get(key) ?? 0) + ways);
      }
    }
    seen = next;
  }
  return seen;
};

let counted: readonly bigint[] | undefined;

/**
 * By lines 0 to 12: in how many of the C(75, 40) draws a card has so many. A marking of m numbers is left by as many draws as
 * there are ways to take the other 40 − m balls from the 51 that are not on the card.
 */
export const drawsByLines = (): readonly bigint[] => {
  if (!counted) {
    const draws = Array.from({ length: lineCount + 1 }, () => 0n);
    for (const [packed, ways] of markings()) {
      const { unbroken, rows, marked } = unpack(packed);
      const lines = rows + bitsOf(unbroken);
      draws[lines] = (draws[lines] ?? 0n) + BigInt(ways) * choose(ballCount - placeCount, calledCount - marked);
    }
    counted = draws;
  }
  return counted;
};

/** All draws of a round, without order. */
export const drawCases = choose(ballCount, calledCount);

/** One row: every card has the same figures, whatever its numbers. */
export const returnsByKind = (): SpotReturn[] => [
  {
    kind: 'card',
    ...figuresOf(drawsByLines().map((cases, lines) => ({ pays: multiplierOf(lines), cases }))),
  },
];
