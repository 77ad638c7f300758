import { type Furniture, type Layouts, layoutIn, type Point, type Seat } from '../kit/felt/shape.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';

/** The printed lines: concentric arcs that sag towards the player, by their lowest points, and the size of their letters. */
export type Print = {
  readonly middle: number;
  readonly radius: number;
  readonly reach: number;
  readonly title: { readonly y: number; readonly size: number };
  readonly small: { readonly y: number; readonly size: number };
};

export type FeltShape = {
  readonly width: number;
  readonly height: number;
  readonly furniture: Furniture;
  readonly dealer: Seat;
  readonly seats: (hands: number) => readonly Seat[];
  readonly chip: number;
  /** Where it is said that the hand is insured: right edge and middle. */
  readonly insurance: Point;
  readonly print: Print;
  /** Where bets beside the hand lie, half the width of their ring, and the size of their name. */
  readonly sides: { readonly pair: Point; readonly 'poker-three': Point };
  readonly side: number;
  readonly sideName: number;
};

/** Drawing units. Wide for a desk, tall for a phone, low for a phone on its side: there the dealer sits at the left. */
const wide: FeltShape = {
  width: 1000,
  height: 540,
  furniture: {
    shoe: { x: 872, y: 4, size: 92 },
    discard: { x: 150, y: 10, size: 68 },
    rack: { x: 404, y: 0, size: 192 },
  },
  dealer: { x: 500, y: 38, card: 92, room: 400 },
  seats: (hands) => (hands > 1 ? [320, 680] : [500]).map((x) => ({ x, y: 288, card: 98, room: 310 })),
  chip: 58,
  insurance: { x: 850, y: 60 },
  print: { middle: 500, radius: 900, reach: 372, title: { y: 221, size: 50 }, small: { y: 260, size: 18 } },
  sides: { pair: { x: 92, y: 440 }, 'poker-three': { x: 908, y: 440 } },
  side: 40,
  sideName: 18,
};

const tall: FeltShape = {
  width: 360,
  height: 424,
  furniture: { shoe: { x: 302, y: 4, size: 46 } },
  dealer: { x: 180, y: 10, card: 66, room: 196 },
  seats: (hands) =>
    hands > 1 ? [94, 266].map((x) => ({ x, y: 212, card: 76, room: 160 })) : [{ x: 180, y: 208, card: 88, room: 270 }],
  chip: 46,
  insurance: { x: 356, y: 92 },
  print: { middle: 180, radius: 420, reach: 172, title: { y: 158, size: 33 }, small: { y: 181, size: 12.7 } },
  sides: { pair: { x: 34, y: 378 }, 'poker-three': { x: 326, y: 378 } },
  side: 23,
  sideName: 12.7,
};

const low: FeltShape = {
  width: 700,
  height: 206,
  furniture: { shoe: { x: 312, y: 6, size: 44 } },
  dealer: { x: 196, y: 8, card: 60, room: 196 },
  seats: (hands) => (hands > 1 ? [444, 610] : [530]).map((x) => ({ x, y: 10, card: 68, room: hands > 1 ? 150 : 250 })),
  chip: 38,
  insurance: { x: 358, y: 92 },
  print: { middle: 196, radius: 420, reach: 160, title: { y: 158, size: 30 }, small: { y: 180, size: 11.5 } },
  sides: { pair: { x: 391, y: 150 }, 'poker-three': { x: 668, y: 150 } },
  side: 22,
  sideName: 12,
};

const shapes: Layouts<FeltShape> = { wide, tall, low };

export const feltShapeOf = (frame: FrameShape): FeltShape => layoutIn(shapes, frame);

/**
 * The upper left corners of so many cards in a hand: they lie apart or over each other, whatever the room allows. The first
 * card leaves the second its place.
 */
export const fanOf = ({ x, y, card, room }: Seat, cards: number, apart: number): readonly Point[] => {
  const gaps = Math.max(2, cards) - 1;
  const step = Math.min(card * apart, (room - card) / gaps);
  const left = x - (card + step * gaps) / 2;
  return Array.from({ length: cards }, (_, index) => ({ x: left + index * step, y }));
};

/** An arc around the print's common centre whose lowest point is at `y`. */
export const arcOf = ({ middle, radius, reach, title }: Print, y: number): string => {
  const own = radius + y - title.y;
  const ends = y - own + Math.sqrt(own ** 2 - reach ** 2);
  return `M${middle - reach} ${ends}A${own} ${own} 0 0 0 ${middle + reach} ${ends}`;
};
