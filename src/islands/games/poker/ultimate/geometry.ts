import type { Layouts } from '../../kit/felt/shape.ts';
import type { FeltShape } from '../felt-shape.ts';

const apart = { above: ['blind', 'trips'] } as const;

/** Drawing units, as of the other felts. Blind and trips are printed as one table, on a phone in two blocks. */
export const ultimateShapes = {
  wide: {
    width: 1000,
    height: 540,
    dealer: { x: 500, y: 10, card: 80, room: 240 },
    board: { x: 500, y: 148, card: 88, room: 520 },
    player: { x: 500, y: 342, card: 106, room: 260 },
    spots: {
      trips: { x: 92, y: 420 },
      ante: { x: 208, y: 420 },
      blind: { x: 324, y: 420 },
      play: { x: 676, y: 420 },
    },
    spot: { radius: 42, label: 18 },
    tables: [{ x: 764, y: 96, width: 216, size: 16 }],
    columns: 1,
    line: { x: 500, y: 312, size: 30, reach: 330, sag: 9 },
    furniture: { shoe: { x: 668, y: 2, size: 62 }, discard: { x: 150, y: 10, size: 64 } },
  },
  tall: {
    width: 360,
    height: 410,
    dealer: { x: 180, y: 2, card: 52, room: 150 },
    board: { x: 180, y: 86, card: 60, room: 336 },
    player: { x: 180, y: 210, card: 62, room: 104 },
    made: 15,
    spots: {
      trips: { x: 264, y: 238 },
      ante: { x: 32, y: 238 },
      blind: { x: 96, y: 238 },
      play: { x: 328, y: 238 },
    },
    spot: { radius: 23, label: 12.7, apart: { below: 55 } },
    tables: [{ x: 6, y: 327, width: 348, size: 12.7 }],
    columns: 2,
    line: { x: 180, y: 197, size: 17.5, reach: 172, sag: 0 },
    toldClose: true,
  },
  low: {
    width: 800,
    height: 206,
    dealer: { x: 78, y: 6, card: 56, room: 140 },
    board: { x: 348, y: 6, card: 62, room: 340 },
    player: { x: 348, y: 104, card: 64, room: 160 },
    spots: {
      trips: { x: 560, y: 40 },
      ante: { x: 628, y: 40 },
      blind: { x: 696, y: 40 },
      play: { x: 764, y: 40 },
    },
    spot: { radius: 29, label: 12.5, apart },
    tables: [{ x: 440, y: 100, width: 352, size: 11.5 }],
    columns: 2,
    line: { x: 136, y: 150, size: 15.5, reach: 130, sag: 0 },
  },
} as const satisfies Layouts<FeltShape>;
