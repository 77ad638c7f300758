import { pinRadius, restBelow, startAbove } from './fall.ts';

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
const pocketTall = 0.92;
const pocketTurned = 1.7;
const gap = 0.18;
const chart = 1.15;

/** All heights in pin distances from the first pin. */
export const levels = ({ rows, rise, turned }: BoardShape) => {
  const top = -startAbove - edge;
  const pockets = (rows - 1) * rise + restBelow - 0.1;
  const pocketsEnd = pockets + (turned ? pocketTurned : pocketTall);
  const chartTop = pocketsEnd + gap;
  return { top, pockets, pocketsEnd, chartTop, bottom: chartTop + chart };
};

export const widthOf = ({ rows }: BoardShape): number => rows + 1 + 2 * edge;
export const heightOf = (shape: BoardShape): number => levels(shape).bottom - levels(shape).top + 0.1;

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
