import type { CSSProperties } from 'react';
import type { FrameShape } from '../frame/use-frame.ts';

/** A place on a felt, in the felt's own units. */
export type Point = { readonly x: number; readonly y: number };

/** The size of a felt in its own units. */
export type FeltSize = { readonly width: number; readonly height: number };

/** Where a row of cards lies: its middle, its upper edge, the width of a card, and how broad the row may be. */
export type Seat = Point & { readonly card: number; readonly room: number };

/** Where a thing stands: its upper left corner, and how broad it is. */
export type Place = Point & { readonly size: number };

/** The shoe, the rack for cards that are out of play, and that for the house's chips, where there is room for them. */
export type Furniture = { readonly shoe: Place; readonly discard?: Place; readonly rack?: Place };

/** The mouth of a shoe. */
export const mouthOf = ({ x, y, size }: Place): Point => ({ x, y: y + size });

/** A printed line: its middle, the size of its letters, and how far it sags to either side. */
export type PrintLine = Point & { readonly size: number; readonly reach: number; readonly sag: number };

/** A felt as it is laid out wide for a desk, tall for a phone, low for a phone on its side. */
export type Layouts<Shape> = { readonly wide: Shape; readonly tall: Shape; readonly low: Shape };

/** The layout that a frame has room for. */
export const layoutIn = <Shape>({ wide, tall, low }: Layouts<Shape>, frame: FrameShape): Shape => {
  if (frame.stand !== 'side') return tall;
  return frame.low ? low : wide;
};

/** How high a card is that is so wide. */
export const cardHeight = (card: number): number => card * 1.4;

/** The upper left corners of a row of cards that will be so many. */
export const rowOf = ({ x, y, card, room }: Seat, cards: number): readonly Point[] => {
  const step = cards < 2 ? 0 : Math.min(card * 1.08, (room - card) / (cards - 1));
  const left = x - (card + step * (cards - 1)) / 2;
  return Array.from({ length: cards }, (_, index) => ({ x: left + index * step, y }));
};

/** A part of a board: its upper left corner and its size, in the board's units. */
type Box = Point & FeltSize;

/** Where a part lies over its board, whatever size that is drawn at. */
export const boxIn = ({ width, height }: FeltSize, box: Box): CSSProperties => ({
  left: `${(100 * box.x) / width}%`,
  top: `${(100 * box.y) / height}%`,
  width: `${(100 * box.width) / width}%`,
  height: `${(100 * box.height) / height}%`,
});
