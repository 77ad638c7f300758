import type { LayoutSpot } from '#domain/games/roulette-european/layout.ts';

/**
 * The layout is drawn once in two coordinates: `along` counts streets from zero (0 to 12), `across` counts numbers of a
 * street from the side of the dozens (0 to 3). A turn of the table is another projection of the same places.
 */
export type Area = { readonly along: number; readonly across: number; readonly length: number; readonly width: number };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** `squat` is tall with broad fields, for a phone whose frame is short. */
export type Turn = 'wide' | 'tall' | 'squat';

const depthOfOutside = 0.72;
const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

const area = (along: number, across: number, length: number, width: number): Area => ({ along, across, length, width });
const streetOf = (number: number): number => Math.ceil(number / 3);
const placeInStreet = (number: number): number => (number - 1) % 3;

/** The printed field of a spot that has one: numbers, zero, columns, dozens and even chances. */
export const fieldOf = ({ id, kind, numbers }: LayoutSpot): Area | undefined => {
  const [first = 0] = numbers;
  const nth = Number(id.split(':')[1]);
  if (kind === 'straight')
    return first === 0 ? area(-1, 0, 1, 3) : area(streetOf(first) - 1, placeInStreet(first), 1, 1);
  if (kind === 'column') return area(12, nth - 1, 1, 1);
  if (kind === 'dozen') return area(4 * (nth - 1), -depthOfOutside, 4, depthOfOutside);
  const chance = evenChances.indexOf(kind);
  return chance < 0 ? undefined : area(2 * chance, -2 * depthOfOutside, 2, depthOfOutside);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where the chips of an inside bet lie: on the line or the crossing that its numbers share. */
const crossingOf = ({ kind, numbers }: LayoutSpot): { along: number; across: number } => {
  const printed = numbers.filter((number) => number > 0);
  const onEdge = kind === 'street' || kind === 'six-line' || kind === 'first-four';
  return {
    along: numbers.includes(0) ? 0 : mean(printed.map((number) => streetOf(number) - 0.5)),
    across: onEdge ? 0 : mean(printed.map((number) => placeInStreet(number) + 0.5)),
  };
};

/** The middle of a spot, where its chips lie. */
export const middleOf = (spot: LayoutSpot): { along: number; across: number } => {
  const field = fieldOf(spot);
  return field ? { along: field.along + field.length / 2, across: field.across + field.width / 2 } : crossingOf(spot);
};

/** Half the breadth of a line that can be pressed, as a share of a number's side. */
const reach = 0.2;

/** The area that answers a press. Lines run between the crossings, so that no two areas of one rank overlap. */
export const pressAreaOf = (spot: LayoutSpot): Area => {
  const field = fieldOf(spot);
  if (field) return field;
  const { along, across } = crossingOf(spot);
  const isOnStreetLine = Number.isInteger(along);
  const isOnRowLine = Number.isInteger(across);
  const halfLength = isOnStreetLine ? reach : 0.5 - reach;
  const halfWidth = isOnRowLine ? reach : 0.5 - reach;
  return area(along - halfLength, across - halfWidth, 2 * halfLength, 2 * halfWidth);
};

/** Size of a number's field in drawing units, by turn. */
const cells: Readonly<Record<Turn, { along: number; across: number }>> = {
  wide: { along: 60, across: 76 },
  tall: { along: 46, across: 96 },
  squat: { along: 46, across: 140 },
};
const margin = 3;

export const boardSize = (turn: Turn): { width: number; height: number } => {
  const cell = cells[turn];
  const length = 14 * cell.along + 2 * margin;
  const breadth = (3 + 2 * depthOfOutside) * cell.across + 2 * margin;
  return turn === 'wide' ? { width: length, height: breadth } : { width: breadth, height: length };
};

/** A place in drawing units. Wide: zero at the left, outside bets below. Tall: zero on top, outside bets at the left. */
export const pointAt = (turn: Turn, along: number, across: number): { x: number; y: number } => {
  const cell = cells[turn];
  return turn === 'wide'
    ? { x: margin + (along + 1) * cell.along, y: margin + (3 - across) * cell.across }
    : { x: margin + (across + 2 * depthOfOutside) * cell.across, y: margin + (along + 1) * cell.along };
};

export const boxOf = (turn: Turn, { along, across, length, width }: Area): Box => {
  const cell = cells[turn];
  return turn === 'wide'
    ? { ...pointAt(turn, along, across + width), width: length * cell.along, height: width * cell.across }
    : { ...pointAt(turn, along, across), width: width * cell.across, height: length * cell.along };
};
