import type { FrameShape } from '#islands/games/kit/frame/use-frame.ts';
import { type Furniture, type Layouts, layoutIn, type Point, type PrintLine, type Seat } from '../../kit/felt/shape.ts';
import type { TablePlace } from '../felt-shape.ts';

export type RideShape = {
  readonly width: number;
  readonly height: number;
  /** The two cards that are turned, and the player's three. */
  readonly board: Seat;
  readonly player: Seat;
  readonly bets: readonly [Point, Point, Point];
  readonly spot: { readonly radius: number; readonly label: number };
  readonly table: TablePlace;
  readonly columns: 1 | 2;
  readonly line: PrintLine;
  /** Where the result stands, if not on the line: on the table, which gives way to it as the line does. */
  readonly told?: Point;
  readonly furniture?: Furniture;
};

/** Drawing units. Wide for a desk, tall for a phone, low for a phone on its side. */
const shapes = {
  wide: {
    width: 1000,
    height: 540,
    board: { x: 500, y: 38, card: 94, room: 260 },
    player: { x: 500, y: 248, card: 104, room: 380 },
    bets: [
      { x: 376, y: 462 },
      { x: 500, y: 462 },
      { x: 624, y: 462 },
    ],
    spot: { radius: 38, label: 16 },
    table: { x: 26, y: 132, width: 200, size: 17 },
    columns: 1,
    line: { x: 500, y: 210, size: 32, reach: 380, sag: 20 },
    furniture: {
      shoe: { x: 884, y: 6, size: 82 },
      discard: { x: 150, y: 10, size: 64 },
      rack: { x: 404, y: 0, size: 192 },
    },
  },
  tall: {
    width: 360,
    height: 410,
    board: { x: 180, y: 6, card: 58, room: 160 },
    player: { x: 180, y: 202, card: 70, room: 300 },
    bets: [
      { x: 84, y: 348 },
      { x: 180, y: 348 },
      { x: 276, y: 348 },
    ],
    spot: { radius: 29, label: 12.7 },
    table: { x: 10, y: 115, width: 340, size: 12.7 },
    columns: 2,
    line: { x: 180, y: 107, size: 18, reach: 172, sag: 0 },
    told: { x: 180, y: 150 },
  },
  low: {
    width: 800,
    height: 206,
    board: { x: 92, y: 6, card: 60, room: 170 },
    player: { x: 410, y: 14, card: 84, room: 300 },
    bets: [
      { x: 596, y: 66 },
      { x: 672, y: 66 },
      { x: 748, y: 66 },
    ],
    spot: { radius: 30, label: 13 },
    table: { x: 4, y: 110, width: 258, size: 11 },
    columns: 2,
    line: { x: 410, y: 180, size: 18, reach: 150, sag: 0 },
  },
} as const satisfies Layouts<RideShape>;

export const rideShapeOf = (frame: FrameShape): RideShape => layoutIn<RideShape>(shapes, frame);
