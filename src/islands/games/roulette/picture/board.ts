import type { LayoutSpot } from '#domain/games/roulette/layout.ts';
import { doubleZero } from '#domain/games/roulette/wheel.ts';
import type { Cloth } from '../variants.ts';

/**
 * The layout is drawn once in two coordinates: `along` counts streets from zero (0 to 12), `across` counts numbers of a
 * street from the side of the number 1 (0 to 3). A turn of the table is another projection of the same places.
 */
export type Area = { readonly along: number; readonly across: number; readonly length: number; readonly width: number };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** `squat` is tall with broad fields, for a phone whose frame is short; `large` is tall with square ones, for a thumb. */
export type Turn = 'wide' | 'tall' | 'squat' | 'large';

const depthOfOutside = 0.72;
/** The row of dozens at the foot of a French cloth. */
const depthOfFoot = 0.8;
const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];
/** The French cloth has them on both sides: passe, pair, noir before the first column, manque, impair, rouge behind the third. */
const frenchNear = ['high', 'even', 'black'];
const frenchFar = ['low', 'odd', 'red'];

const area = (along: number, across: number, length: number, width: number): Area => ({ along, across, length, width });
const streetOf = (number: number): number => Math.ceil(number / 3);
const placeInStreet = (number: number): number => (number - 1) % 3;
const isZero = (pocket: number): boolean => pocket === 0 || pocket === doubleZero;

const zeroField = (pocket: number, cloth: Cloth): Area =>
  cloth !== 'double' ? area(-1, 0, 1, 3) : area(-1, pocket === 0 ? 0 : 1.5, 1, 1.5);

const dozenField = (nth: number, cloth: Cloth): Area =>
  cloth === 'french' ? area(13, nth - 1, depthOfFoot, 1) : area(4 * (nth - 1), -depthOfOutside, 4, depthOfOutside);

const chanceField = (kind: string, cloth: Cloth): Area | undefined => {
  const chance = evenChances.indexOf(kind);
  if (chance < 0) return undefined;
  if (cloth !== 'french') return area(2 * chance, -2 * depthOfOutside, 2, depthOfOutside);
  const near = frenchNear.indexOf(kind);
  return near >= 0
    ? area(4 * near, -depthOfOutside, 4, depthOfOutside)
    : area(4 * frenchFar.indexOf(kind), 3, 4, depthOfOutside);
};

/** The printed field of a spot that has one: numbers, zeros, columns, dozens and even chances. */
export const fieldOf = ({ id, kind, numbers }: LayoutSpot, cloth: Cloth): Area | undefined => {
  const [first = 0] = numbers;
  const nth = Number(id.split(':')[1]);
  if (kind === 'straight')
    return isZero(first) ? zeroField(first, cloth) : area(streetOf(first) - 1, placeInStreet(first), 1, 1);
  if (kind === 'column') return area(12, nth - 1, 1, 1);
  if (kind === 'dozen') return dozenField(nth, cloth);
  return chanceField(kind, cloth);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half the breadth of a line that can be pressed, as a share of a number's side. */
const reach = 0.2;

/** On the line below two zeros seven bets lie side by side, and one on the line between the zeros: from, to, `across`. */
const betweenZeros: Readonly<Record<string, readonly [number, number]>> = {
  'split:0-1': [reach, 0.86],
  'trio:0-1-2': [0.86, 1.13],
  'split:0-2': [1.13, 1.38],
  'trio:0-00-2': [1.38, 1.62],
  'split:00-2': [1.62, 1.87],
  'trio:00-2-3': [1.87, 2.14],
  'split:00-3': [2.14, 3],
};

/**
 * The same for a thumb, each as broad as the breadth of a line: bets on a crossing are pressed on the side of the zeros, those
 * between two crossings on the side of the numbers. `along`, `across`, and how broad across.
 */
const betweenZerosLarge: Readonly<Record<string, readonly [number, number, number]>> = {
  'split:0-1': [-reach, reach, 0.6],
  'trio:0-1-2': [-2 * reach, 0.8, 2 * reach],
  'split:0-2': [0, 1.05, 2 * reach],
  'trio:0-00-2': [-2 * reach, 1.3, 2 * reach],
  'split:00-2': [0, 1.55, 2 * reach],
  'trio:00-2-3': [-2 * reach, 1.8, 2 * reach],
  'split:00-3': [-reach, 2.2, 0.6],
};

/** The lines between the fields, for chips and presses. Lines run between the crossings, so that no two of a rank overlap. */
const lineArea = ({ id, kind, numbers }: LayoutSpot, cloth: Cloth): Area => {
  const atZeros = cloth === 'double' ? betweenZeros[id] : undefined;
  if (atZeros) return area(-reach, atZeros[0], 2 * reach, atZeros[1] - atZeros[0]);
  if (numbers.every(isZero)) return area(-1 + reach, 1.5 - reach, 1 - 2 * reach, 2 * reach);
  const printed = numbers.filter((number) => !isZero(number));
  const onEdge = kind === 'street' || kind === 'six-line' || kind === 'first-four' || kind === 'basket';
  const along = numbers.some(isZero) ? 0 : mean(printed.map((number) => streetOf(number) - 0.5));
  const across = onEdge ? 0 : mean(printed.map((number) => placeInStreet(number) + 0.5));
  const halfLength = Number.isInteger(along) ? reach : 0.5 - reach;
  const halfWidth = Number.isInteger(across) ? reach : 0.5 - reach;
  return area(along - halfLength, across - halfWidth, 2 * halfLength, 2 * halfWidth);
};

/** The area that a spot covers. */
const areaOf = (spot: LayoutSpot, cloth: Cloth): Area => fieldOf(spot, cloth) ?? lineArea(spot, cloth);

/** The area that answers a press. */
export const pressAreaOf = (spot: LayoutSpot, cloth: Cloth, turn: Turn): Area => {
  if (turn !== 'large' || cloth !== 'double') return areaOf(spot, cloth);
  const between = betweenZerosLarge[spot.id];
  if (between) return area(between[0], between[1], 2 * reach, between[2]);
  if (!fieldOf(spot, cloth) && spot.numbers.every(isZero))
    return area(-1 + reach, 1.5 - reach, 1 - 3 * reach, 2 * reach);
  return areaOf(spot, cloth);
};

/** The middle of a spot, where its chips lie. */
export const middleOf = (spot: LayoutSpot, cloth: Cloth): { along: number; across: number } => {
  const { along, across, length, width } = areaOf(spot, cloth);
  return { along: along + length / 2, across: across + width / 2 };
};

/** Size of a number's field in drawing units, by turn. */
const cells: Readonly<Record<Turn, { along: number; across: number }>> = {
  wide: { along: 60, across: 76 },
  tall: { along: 46, across: 96 },
  squat: { along: 46, across: 140 },
  large: { along: 100, across: 100 },
};
const margin = 3;

export const boardSize = (turn: Turn, cloth: Cloth): { width: number; height: number } => {
  const cell = cells[turn];
  const length = (14 + (cloth === 'french' ? depthOfFoot : 0)) * cell.along + 2 * margin;
  const breadth = (3 + 2 * depthOfOutside) * cell.across + 2 * margin;
  return turn === 'wide' ? { width: length, height: breadth } : { width: breadth, height: length };
};

/** A place in drawing units. Wide: zero at the left, the number 1 below. Tall: zero on top, the number 1 at the left. */
export const pointAt = (turn: Turn, cloth: Cloth, along: number, across: number): { x: number; y: number } => {
  const cell = cells[turn];
  const far = cloth === 'french' ? depthOfOutside : 0;
  return turn === 'wide'
    ? { x: margin + (along + 1) * cell.along, y: margin + (3 + far - across) * cell.across }
    : { x: margin + (across + 2 * depthOfOutside - far) * cell.across, y: margin + (along + 1) * cell.along };
};

export const boxOf = (turn: Turn, cloth: Cloth, { along, across, length, width }: Area): Box => {
  const cell = cells[turn];
  return turn === 'wide'
    ? { ...pointAt(turn, cloth, along, across + width), width: length * cell.along, height: width * cell.across }
    : { ...pointAt(turn, cloth, along, across), width: width * cell.across, height: length * cell.along };
};
