import { type Layouts, layoutIn, type Seat } from '../kit/felt/shape.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import type { FeltShape } from './felt-shape.ts';
import type { DealerPokerId } from './picture/dealer-poker.ts';
import { ultimateShapes } from './ultimate/geometry.ts';

const noBoard: Seat = { x: 0, y: 0, card: 0, room: 0 };

/** Drawing units. Wide for a desk, tall for a phone, low for a phone on its side: there the dealer sits at the left. */
const three = {
  wide: {
    width: 1000,
    height: 540,
    dealer: { x: 500, y: 38, card: 92, room: 340 },
    board: noBoard,
    player: { x: 500, y: 256, card: 98, room: 350 },
    spots: { 'pair-plus': { x: 340, y: 466 }, ante: { x: 500, y: 466 }, play: { x: 660, y: 466 } },
    spot: { radius: 38, label: 17 },
    tables: [
      { x: 48, y: 262, width: 232, size: 17.5 },
      { x: 720, y: 262, width: 232, size: 17.5 },
    ],
    columns: 1,
    line: { x: 500, y: 212, size: 34, reach: 400, sag: 20 },
    furniture: {
      shoe: { x: 884, y: 6, size: 82 },
      discard: { x: 150, y: 10, size: 64 },
      rack: { x: 404, y: 0, size: 192 },
    },
  },
  tall: {
    width: 360,
    height: 410,
    dealer: { x: 180, y: 6, card: 60, room: 210 },
    board: noBoard,
    player: { x: 180, y: 231, card: 70, room: 260 },
    spots: { 'pair-plus': { x: 84, y: 366 }, ante: { x: 180, y: 366 }, play: { x: 276, y: 366 } },
    spot: { radius: 26, label: 12.7 },
    tables: [
      { x: 8, y: 122.5, width: 164, size: 12.7 },
      { x: 188, y: 122.5, width: 164, size: 12.7 },
    ],
    columns: 1,
    line: { x: 180, y: 115, size: 18, reach: 170, sag: 0 },
    told: { x: 180, y: 160 },
  },
  low: {
    width: 800,
    height: 206,
    dealer: { x: 112, y: 6, card: 58, room: 200 },
    board: noBoard,
    player: { x: 424, y: 20, card: 84, room: 270 },
    spots: { 'pair-plus': { x: 610, y: 62 }, ante: { x: 684, y: 62 }, play: { x: 758, y: 62 } },
    spot: { radius: 30, label: 13 },
    tables: [
      { x: 8, y: 104, width: 140, size: 12 },
      { x: 164, y: 104, width: 118, size: 12 },
    ],
    columns: 1,
    line: { x: 424, y: 186, size: 18, reach: 140, sag: 0 },
  },
} as const satisfies Layouts<FeltShape>;

const holdem = {
  wide: {
    width: 1000,
    height: 540,
    dealer: { x: 500, y: 10, card: 80, room: 240 },
    board: { x: 500, y: 148, card: 88, room: 520 },
    player: { x: 500, y: 342, card: 106, room: 260 },
    spots: { ante: { x: 336, y: 420 }, call: { x: 664, y: 420 } },
    spot: { radius: 44, label: 18 },
    tables: [{ x: 40, y: 300, width: 200, size: 17.5 }],
    columns: 1,
    line: { x: 500, y: 312, size: 30, reach: 330, sag: 9 },
    furniture: { shoe: { x: 884, y: 6, size: 82 }, discard: { x: 150, y: 10, size: 64 } },
  },
  tall: {
    width: 360,
    height: 410,
    dealer: { x: 180, y: 6, card: 54, room: 150 },
    board: { x: 180, y: 99, card: 60, room: 336 },
    player: { x: 180, y: 229, card: 78, room: 180 },
    spots: { ante: { x: 52, y: 272 }, call: { x: 308, y: 272 } },
    spot: { radius: 30, label: 12.7 },
    tables: [{ x: 10, y: 358, width: 340, size: 12.7 }],
    columns: 2,
    line: { x: 180, y: 212, size: 18.5, reach: 172, sag: 0 },
  },
  low: {
    width: 800,
    height: 206,
    dealer: { x: 78, y: 6, card: 56, room: 140 },
    board: { x: 348, y: 6, card: 62, room: 340 },
    player: { x: 348, y: 104, card: 64, room: 160 },
    spots: { ante: { x: 612, y: 54 }, call: { x: 716, y: 54 } },
    spot: { radius: 36, label: 14 },
    tables: [{ x: 8, y: 106, width: 158, size: 11.5 }],
    columns: 1,
    line: { x: 664, y: 136, size: 17, reach: 130, sag: 0 },
  },
} as const satisfies Layouts<FeltShape>;

const stud = {
  wide: {
    width: 1000,
    height: 540,
    dealer: { x: 500, y: 38, card: 86, room: 470 },
    board: noBoard,
    player: { x: 500, y: 252, card: 98, room: 540 },
    spots: { ante: { x: 420, y: 466 }, call: { x: 580, y: 466 } },
    spot: { radius: 40, label: 17 },
    tables: [{ x: 24, y: 168, width: 186, size: 16 }],
    columns: 1,
    line: { x: 500, y: 210, size: 34, reach: 400, sag: 18 },
    furniture: {
      shoe: { x: 884, y: 6, size: 82 },
      discard: { x: 150, y: 10, size: 64 },
      rack: { x: 404, y: 0, size: 192 },
    },
  },
  tall: {
    width: 360,
    height: 410,
    dealer: { x: 180, y: 6, card: 58, room: 316 },
    board: noBoard,
    player: { x: 180, y: 210, card: 66, room: 348 },
    spots: { ante: { x: 120, y: 354 }, call: { x: 240, y: 354 } },
    spot: { radius: 28, label: 12.7 },
    tables: [{ x: 10, y: 121, width: 340, size: 12.7 }],
    columns: 2,
    line: { x: 180, y: 114, size: 18, reach: 172, sag: 0 },
    told: { x: 180, y: 154 },
    hint: 'foot',
  },
  low: {
    width: 800,
    height: 206,
    dealer: { x: 176, y: 6, card: 58, room: 320 },
    board: noBoard,
    player: { x: 500, y: 20, card: 70, room: 300 },
    spots: { ante: { x: 692, y: 62 }, call: { x: 762, y: 62 } },
    spot: { radius: 28, label: 13 },
    tables: [{ x: 10, y: 108, width: 334, size: 12.5 }],
    columns: 2,
    line: { x: 500, y: 176, size: 18, reach: 150, sag: 0 },
  },
} as const satisfies Layouts<FeltShape>;

const byGame = {
  'three-card-poker': three,
  'casino-holdem': holdem,
  'caribbean-stud': stud,
  'ultimate-texas-holdem': ultimateShapes,
} as const;

export const feltShapeOf = (id: DealerPokerId, frame: FrameShape): FeltShape => layoutIn<FeltShape>(byGame[id], frame);
