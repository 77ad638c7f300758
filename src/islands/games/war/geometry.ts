import { type Furniture, type Layouts, layoutIn, type Point, type PrintLine } from '../kit/felt/shape.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';

/** Where the player lays chips, and where going to war lays them. */
export type Spot = 'ante' | 'tie' | 'war';

export type WarShape = {
  readonly width: number;
  readonly height: number;
  /** Width of a card; upper left corners of the first cards, of the second, and of the three laid aside. */
  readonly card: number;
  readonly player: Point;
  readonly dealer: Point;
  readonly warPlayer: Point;
  readonly warDealer: Point;
  readonly burnt: Point & { readonly card: number; readonly step: number };
  readonly spots: Readonly<Record<Spot, Point>>;
  readonly spot: { readonly radius: number; readonly label: number };
  /** The names of the two sides stand above their first cards. */
  readonly names: { readonly player: Point; readonly dealer: Point; readonly size: number };
  readonly line: PrintLine;
  readonly furniture?: Furniture;
};

/** Drawing units. Wide for a desk, tall for a phone, low for a phone on its side. */
const shapes = {
  wide: {
    width: 1000,
    height: 540,
    card: 130,
    player: { x: 330, y: 62 },
    dealer: { x: 540, y: 62 },
    warPlayer: { x: 182, y: 104 },
    warDealer: { x: 688, y: 104 },
    burnt: { x: 463, y: 256, card: 42, step: 16 },
    spots: { ante: { x: 500, y: 440 }, tie: { x: 362, y: 440 }, war: { x: 638, y: 440 } },
    spot: { radius: 50, label: 19 },
    names: { player: { x: 395, y: 42 }, dealer: { x: 605, y: 42 }, size: 24 },
    line: { x: 500, y: 358, size: 30, reach: 380, sag: 12 },
    furniture: { shoe: { x: 884, y: 6, size: 82 }, discard: { x: 92, y: 10, size: 64 } },
  },
  tall: {
    width: 360,
    height: 410,
    card: 84,
    player: { x: 90, y: 36 },
    dealer: { x: 186, y: 36 },
    warPlayer: { x: 8, y: 92 },
    warDealer: { x: 268, y: 92 },
    burnt: { x: 156, y: 166, card: 30, step: 9 },
    spots: { ante: { x: 180, y: 322 }, tie: { x: 72, y: 322 }, war: { x: 288, y: 322 } },
    spot: { radius: 37, label: 14 },
    names: { player: { x: 132, y: 24 }, dealer: { x: 228, y: 24 }, size: 15 },
    line: { x: 180, y: 254, size: 17.5, reach: 172, sag: 0 },
  },
  low: {
    width: 800,
    height: 206,
    card: 88,
    player: { x: 150, y: 32 },
    dealer: { x: 256, y: 32 },
    warPlayer: { x: 52, y: 60 },
    warDealer: { x: 354, y: 60 },
    burnt: { x: 222, y: 160, card: 28, step: 12 },
    spots: { ante: { x: 606, y: 84 }, tie: { x: 512, y: 84 }, war: { x: 700, y: 84 } },
    spot: { radius: 38, label: 15 },
    names: { player: { x: 194, y: 22 }, dealer: { x: 300, y: 22 }, size: 15 },
    line: { x: 606, y: 182, size: 17, reach: 180, sag: 0 },
  },
} as const satisfies Layouts<WarShape>;

export const warShapeOf = (frame: FrameShape): WarShape => layoutIn<WarShape>(shapes, frame);
