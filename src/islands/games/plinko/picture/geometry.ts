import { pinRadius, startAbove } from './fall.ts';

/** A hundred drawing units are the distance of two pins. */
export const unit = 100;

export type BoardShape = {
  readonly rows: number;
  /** From row to row, in pin distances. */
  readonly rise: number;
  /** Labels of pockets stand upright where they are too narrow. */
  readonly turned: boolean;
};

export const edge = 0.55;
/** How far below the last row's pins a pocket opens. */
const mouthBelow = 0.36;
const pocketTall = 0.92;
const pocketTurned = 1.7;
const gap = 0.22;
const pile = 1.25;

/** All heights in pin distances from the first pin. */
export const levels = ({ rows, rise, turned }: BoardShape) => {
  const top = -startAbove - edge;
  const pockets = (rows - 1) * rise + mouthBelow;
  const pocketsEnd = pockets + (turned ? pocketTurned : pocketTall);
  const pileTop = pocketsEnd + gap;
  return { top, pockets, pocketsEnd, pileTop, bottom: pileTop + pile };
};

export const widthOf = ({ rows }: BoardShape): number => rows + 1 + 2 * edge;
export const heightOf = (shape: BoardShape): number => levels(shape).bottom - levels(shape).top + 0.16;

/** The pins: a row has two more than the ways to it, so that no ball goes round the outermost. */
export const pinsOf = ({ rows, rise }: BoardShape) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, index) => ({
      row,
      pin: index - 1,
      x: index - 1 - row / 2,
      y: row * rise,
    })),
  ).flat();

export const pocketX = (rows: number, pocket: number): number => pocket - rows / 2;
export const pinDot = pinRadius * unit;

/** From the outermost pins to the wall beside them. */
const wallOff = 0.42;

/** The right wall from the mouth of the hopper down to the side of the board, in pin distances; the left is its mirror. */
export const wallOf = (shape: BoardShape) => {
  const { top } = levels(shape);
  const side = widthOf(shape) / 2;
  const xAt = (y: number): number => 1 + wallOff + y / (2 * shape.rise);
  return { mouth: xAt(top), top, side, end: (side - 1 - wallOff) * 2 * shape.rise };
};

/** The balls of a pocket's pile, two abreast from its floor up, no larger than lets the highest pile in. */
export const pileOf = (count: number, most: number) => {
  const layers = Math.ceil(Math.max(most, 1) / 2);
  const radius = Math.min(0.21, pile / (2 * layers));
  return Array.from({ length: count }, (_, index) => ({
    x: count === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * (radius + 0.01),
    y: -radius * (1 + 2 * Math.floor(index / 2)),
    radius: radius * 0.96,
  }));
};

/** How high so many balls would reach, whole or not: where chance expects the top of a pile. */
export const pileHeight = (count: number, most: number): number => {
  const radius = Math.min(0.21, pile / (2 * Math.ceil(Math.max(most, 1) / 2)));
  return count * radius;
};
