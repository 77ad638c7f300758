import type { FrameShape } from '../kit/frame/use-frame.ts';
import type { Side } from './picture/baccarat.ts';
import type { TableSpot, Variant } from './variants.ts';

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

export type Field = Box & { readonly spot: TableSpot };

/** The table in drawing units: where the cards lie (and how large a unit of them is), and the block of fields. */
export type TableShape = {
  readonly width: number;
  readonly height: number;
  readonly cards: Point & { readonly scale: number };
  readonly fields: Box & { readonly gap: number };
  readonly chip: number;
  readonly letters: { readonly large: number; readonly small: number };
};

const wide: TableShape = {
  width: 720,
  height: 500,
  cards: { x: 0, y: 6, scale: 2 },
  fields: { x: 8, y: 250, width: 704, height: 246, gap: 8 },
  chip: 46,
  letters: { large: 32, small: 15 },
};

const tall: TableShape = {
  width: 360,
  height: 318,
  cards: { x: 0, y: 2, scale: 1 },
  fields: { x: 2, y: 132, width: 356, height: 184, gap: 5 },
  chip: 36,
  letters: { large: 23, small: 12 },
};

const low: TableShape = {
  width: 740,
  height: 206,
  cards: { x: 0, y: 36, scale: 0.98 },
  fields: { x: 366, y: 2, width: 372, height: 202, gap: 5 },
  chip: 36,
  letters: { large: 24, small: 12 },
};

export const tableShapeOf = ({ stand, low: isLow }: FrameShape): TableShape =>
  stand === 'tall' ? tall : stand === 'side' && isLow ? low : wide;

/** Ties and side bets in a row above, the two sides below them, broad. */
export const fieldsOf = ({ fields }: TableShape, { upper, sides }: Variant): readonly Field[] => {
  const { x, y, width, height, gap } = fields;
  const top = height * 0.46;
  const half = (width - gap) / 2;
  const room = width - gap * (upper.length - 1);
  const below = { y: y + top + gap, width: half, height: height - top - gap };
  let left = x;
  const row = upper.map(([spot, share]) => {
    const box = { spot, x: left, y, width: room * share, height: top };
    left += box.width + gap;
    return box;
  });
  return [{ spot: sides.player, x, ...below }, { spot: sides.banker, x: x + half + gap, ...below }, ...row];
};

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The two hands in a strip of 360 by 124 units; the third card lies across, on the outside. */
type Lie = { readonly width: number; readonly top: number } & Readonly<Record<Side, readonly number[]>>;
const lies: Readonly<Record<Variant['cards'], Lie>> = {
  1: { width: 60, top: 32, player: [98], banker: [202] },
  2: { width: 48, top: 34, player: [79, 130, 19], banker: [182, 233, 293] },
};

export const widthOfCard = ({ cards }: TableShape, variant: Variant): number => lies[variant.cards].width * cards.scale;

/** Upper left corner of a card of a hand, by its place. A card that lies across is turned around its middle. */
export const cardPlace = (shape: TableShape, variant: Variant, side: Side, index: number): Point => {
  const { x, y, scale } = shape.cards;
  const lie = lies[variant.cards];
  return { x: x + (lie[side][index] ?? 0) * scale, y: y + lie.top * scale };
};

/** The middle of what stands above a hand, and below it. */
export const labelPlace = (shape: TableShape, side: Side, where: 'above' | 'below'): Point => {
  const { x, y, scale } = shape.cards;
  return { x: x + (side === 'player' ? 128 : 232) * scale, y: y + (where === 'above' ? 15 : 108) * scale };
};

/** The mouth of the shoe, above the middle. */
export const shoePlace = (shape: TableShape): Point => ({
  x: shape.cards.x + 158 * shape.cards.scale,
  y: shape.cards.y - 70 * shape.cards.scale,
});
