import { type Furniture, type Layouts, layoutIn, type Point } from '../kit/felt/shape.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';

/** Where a hand lies: its upper left corner, from card to card, and how broad it may be. */
export type Box = Point & { readonly step: number; readonly width: number };
/** One side of the table: the width of a card, and the places of both hands. */
export type Boxes = { readonly card: number; readonly low: Box; readonly high: Box };

export type PaiGowShape = {
  readonly width: number;
  readonly height: number;
  readonly dealer: Boxes;
  readonly player: Boxes;
  /** The size of the names over the hands. */
  readonly name: number;
  readonly spot: Point & { readonly radius: number; readonly label: number };
  /** The printed lines: their middles, and the size of their letters. */
  readonly lines: readonly [Point, Point];
  readonly line: number;
  /** Where the result stands: on those lines, which give way to it. */
  readonly told: Point;
  readonly furniture?: Furniture;
};

/** Drawing units. Wide for a desk, tall for a phone, low for a phone on its side. */
const shapes = {
  wide: {
    width: 1000,
    height: 540,
    dealer: {
      card: 78,
      low: { x: 184, y: 44, step: 84, width: 162 },
      high: { x: 402, y: 44, step: 84, width: 414 },
    },
    player: {
      card: 104,
      low: { x: 102, y: 336, step: 110, width: 214 },
      high: { x: 354, y: 336, step: 110, width: 544 },
    },
    name: 19,
    spot: { x: 500, y: 224, radius: 43, label: 18 },
    lines: [
      { x: 240, y: 234 },
      { x: 760, y: 234 },
    ],
    line: 25,
    told: { x: 760, y: 225 },
    furniture: { shoe: { x: 888, y: 6, size: 80 }, discard: { x: 70, y: 14, size: 64 } },
  },
  tall: {
    width: 360,
    height: 404,
    dealer: {
      card: 42,
      low: { x: 12, y: 24, step: 45, width: 87 },
      high: { x: 126, y: 24, step: 45, width: 222 },
    },
    player: {
      card: 59,
      low: { x: 118, y: 170, step: 65, width: 124 },
      high: { x: 10, y: 292, step: 67, width: 340 },
    },
    name: 12.7,
    spot: { x: 54, y: 206, radius: 33, label: 12.7 },
    lines: [
      { x: 180, y: 118 },
      { x: 180, y: 137 },
    ],
    line: 15,
    told: { x: 180, y: 123 },
  },
  low: {
    width: 800,
    height: 206,
    dealer: {
      card: 40,
      low: { x: 10, y: 17, step: 43, width: 83 },
      high: { x: 112, y: 17, step: 43, width: 212 },
    },
    player: {
      card: 60,
      low: { x: 10, y: 110, step: 66, width: 126 },
      high: { x: 160, y: 110, step: 68, width: 400 },
    },
    name: 12,
    spot: { x: 690, y: 66, radius: 40, label: 14 },
    lines: [
      { x: 690, y: 150 },
      { x: 690, y: 172 },
    ],
    line: 15,
    told: { x: 690, y: 156 },
  },
} as const satisfies Layouts<PaiGowShape>;

export const paiGowShapeOf = (frame: FrameShape): PaiGowShape => layoutIn<PaiGowShape>(shapes, frame);

/** The places of so many cards in a box, in its middle: side by side, or over each other where they are too many. */
const placesIn = (box: Box, card: number, count: number): readonly (Point & { readonly shows: number })[] => {
  const room = count > 1 ? (box.width - card) / (count - 1) : 0;
  const step = count > 1 && box.step > room ? room : box.step;
  const from = box.x + (box.width - card - step * Math.max(0, count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: from + step * index,
    y: box.y,
    shows: index < count - 1 ? Math.min(step, card) : card,
  }));
};

/** A card that lies there: one without a sign is covered. */
export type Laid = Covered & Point & { readonly shows: number; readonly inLow: boolean };

type Covered = { readonly card: string | undefined; readonly place: number };

/** Where each card of a side lies, in the order in which they are held. `low`: the places of those laid aside as the low hand. */
export const laidOut = (
  cards: readonly Covered[],
  low: readonly number[],
  { card, ...boxes }: Boxes,
): readonly Laid[] => {
  const aside = cards.filter(({ place }) => low.includes(place));
  const rest = cards.filter(({ place }) => !low.includes(place));
  const [front, back] = [
    placesIn({ ...boxes.low, x: boxes.low.x - (aside.length === 1 ? boxes.low.step / 2 : 0) }, card, aside.length),
    placesIn(boxes.high, card, rest.length),
  ];
  return cards.flatMap((held) => {
    const inLow = aside.includes(held);
    const at = inLow ? front[aside.indexOf(held)] : back[rest.indexOf(held)];
    return at ? [{ ...held, ...at, inLow }] : [];
  });
};
