import { type Furniture, mouthOf } from '../kit/felt/shape.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import type { Side } from './picture/baccarat.ts';
import type { TableSpot, Variant } from './variants.ts';

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

export type Field = Box & { readonly spot: TableSpot };

/**
 * The table in drawing units: where the cards lie (and how large a unit of them is), in a row or, on a phone, close: larger,
 * the third across the two. Then the block of fields.
 */
export type TableShape = {
  readonly width: number;
  readonly height: number;
  readonly cards: Point & { readonly scale: number; readonly lie: 'row' | 'close' };
  readonly fields: Box & { readonly gap: number };
  readonly chip: number;
  readonly letters: { readonly large: number; readonly small: number };
  /** The middle of what the round brought: a place of its own, beside cards and fields. */
  readonly result: Point;
  readonly furniture?: Furniture;
};

const wide: TableShape = {
  width: 720,
  height: 500,
  cards: { x: 0, y: 6, scale: 2, lie: 'row' },
  fields: { x: 8, y: 260, width: 704, height: 236, gap: 8 },
  chip: 46,
  letters: { large: 32, small: 15 },
  result: { x: 360, y: 235 },
  furniture: { shoe: { x: 648, y: -2, size: 54 }, discard: { x: 24, y: 4, size: 48 } },
};

const tall: TableShape = {
  width: 360,
  height: 318,
  cards: { x: 0, y: 0, scale: 1, lie: 'close' },
  fields: { x: 2, y: 166, width: 356, height: 150, gap: 5 },
  chip: 34,
  letters: { large: 22, small: 12.7 },
  result: { x: 180, y: 16 },
};

const low: TableShape = {
  width: 740,
  height: 206,
  cards: { x: 0, y: 36, scale: 0.98, lie: 'row' },
  fields: { x: 366, y: 2, width: 372, height: 202, gap: 5 },
  chip: 36,
  letters: { large: 24, small: 12 },
  result: { x: 176, y: 186 },
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

/** How the hands lie in units of a board 360 broad: the upper edge of the cards, their left edges, and what is said of them. */
type Lie = Readonly<Record<Side, readonly number[]>> & {
  readonly width: number;
  readonly top: number;
  /** How far below the others the third card lies. */
  readonly drop?: number;
  /** The middles of the words above and below both hands, and how high they stand. */
  readonly middles: Readonly<Record<'above' | 'below', Readonly<Record<Side, number>>>>;
  readonly words: { readonly above: number; readonly below: number };
};

const row = {
  middles: { above: { player: 128, banker: 232 }, below: { player: 104, banker: 256 } },
  words: { above: 15, below: 116 },
};
/** The names lie apart, with what the round brought between them. */
const close = {
  middles: { above: { player: 56, banker: 304 }, below: { player: 89, banker: 271 } },
  words: { above: 16, below: 148 },
};

/** In a row the third card lies across on the outside; close, across the lower half of the two. */
const lies: Readonly<Record<TableShape['cards']['lie'], Readonly<Record<Variant['cards'], Lie>>>> = {
  row: {
    1: { width: 53, top: 32, player: [101], banker: [206], ...row },
    2: { width: 48, top: 34, player: [79, 130, 19], banker: [182, 233, 293], ...row },
  },
  close: {
    1: { width: 84, top: 34, player: [47], banker: [229], ...close },
    2: { width: 68, top: 34, drop: 44, player: [19, 91, 55], banker: [201, 273, 237], ...close },
  },
};

const lieOf = ({ cards }: TableShape, variant: Variant): Lie => lies[cards.lie][variant.cards];

export const widthOfCard = (shape: TableShape, variant: Variant): number =>
  lieOf(shape, variant).width * shape.cards.scale;

/** Upper left corner of a card of a hand, by its place. A card that lies across is turned around its middle. */
export const cardPlace = (shape: TableShape, variant: Variant, side: Side, index: number): Point => {
  const { x, y, scale } = shape.cards;
  const { top, drop = 0, [side]: lefts } = lieOf(shape, variant);
  return { x: x + (lefts[index] ?? 0) * scale, y: y + (top + (index === 2 ? drop : 0)) * scale };
};

/** The middle of what stands above a hand, and below it. */
export const labelPlace = (shape: TableShape, variant: Variant, side: Side, where: 'above' | 'below'): Point => {
  const { x, y, scale } = shape.cards;
  const { middles, words } = lieOf(shape, variant);
  return { x: x + middles[where][side] * scale, y: y + words[where] * scale };
};

/** The mouth of the shoe; where none is drawn, above the middle. */
export const shoePlace = ({ cards, furniture }: TableShape): Point =>
  furniture ? mouthOf(furniture.shoe) : { x: cards.x + 158 * cards.scale, y: cards.y - 70 * cards.scale };
