import { colourOf, pocketsOf, pocketText } from './wheel.ts';

/** Every bet of a layout. The numbers of a bet decide its payout, its kind only its name and place. */
export type LayoutKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'basket'
  | 'six-line'
  | 'column'
  | 'dozen'
  | 'red'
  | 'black'
  | 'even'
  | 'odd'
  | 'low'
  | 'high';

/** A place on the layout where chips may lie. `id` is its name on the wire; inside bets list their numbers upwards. */
export type LayoutSpot = { readonly id: string; readonly kind: LayoutKind; readonly numbers: readonly number[] };

/** What differs from layout to layout: the bets that touch a zero. `whole` is the one on all zeros and the first street. */
export type ZeroBets = {
  readonly splits: readonly (readonly number[])[];
  readonly trios: readonly (readonly number[])[];
  readonly whole: LayoutSpot;
};

const inside = (kind: LayoutKind, numbers: readonly number[]): LayoutSpot => ({
  id: `${kind}:${numbers.map(pocketText).join('-')}`,
  kind,
  numbers,
});

const upTo36 = Array.from({ length: 36 }, (_, index) => index + 1);
const where = (holds: (number: number) => boolean): number[] => upTo36.filter(holds);
/** The lowest number of each street: 1, 4, … 34. */
const streetStarts = where((number) => number % 3 === 1);

const splits = [
  ...where((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ...where((number) => number <= 33).map((number) => [number, number + 3]),
];
const corners = where((number) => number <= 32 && number % 3 !== 0).map((number) => [
  number,
  number + 1,
  number + 3,
  number + 4,
]);

const insideSpots = (wheel: readonly number[], zeros: ZeroBets): LayoutSpot[] => [
  ...pocketsOf(wheel).map((number) => inside('straight', [number])),
  ...[...zeros.splits, ...splits].map((numbers) => inside('split', numbers)),
  ...streetStarts.map((start) => inside('street', [start, start + 1, start + 2])),
  ...zeros.trios.map((numbers) => inside('trio', numbers)),
  ...corners.map((numbers) => inside('corner', numbers)),
  zeros.whole,
  ...streetStarts
    .filter((start) => start <= 31)
    .map((start) =>
      inside(
        'six-line',
        Array.from({ length: 6 }, (_, step) => start + step),
      ),
    ),
];

const outsideSpots: readonly LayoutSpot[] = [
  ...[1, 2, 3].map(
    (n): LayoutSpot => ({ id: `column:${n}`, kind: 'column', numbers: where((number) => number % 3 === n % 3) }),
  ),
  ...[1, 2, 3].map(
    (n): LayoutSpot => ({ id: `dozen:${n}`, kind: 'dozen', numbers: where((number) => Math.ceil(number / 12) === n) }),
  ),
  { id: 'red', kind: 'red', numbers: where((number) => colourOf(number) === 'red') },
  { id: 'black', kind: 'black', numbers: where((number) => colourOf(number) === 'black') },
  { id: 'even', kind: 'even', numbers: where((number) => number % 2 === 0) },
  { id: 'odd', kind: 'odd', numbers: where((number) => number % 2 === 1) },
  { id: 'low', kind: 'low', numbers: where((number) => number <= 18) },
  { id: 'high', kind: 'high', numbers: where((number) => number >= 19) },
];

/** All places of the layout that goes with a wheel. */
export const layoutOf = (wheel: readonly number[], zeros: ZeroBets): LayoutSpot[] => [
  ...insideSpots(wheel, zeros),
  ...outsideSpots,
];
