import type { Dice } from './dice.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;

const totalMin = 4;
const totalMax = 17;

/** What a bet is on. `pair` is two faces that must both show; `any-triple` and the four even chances need no number. */
export type Spot =
  | { readonly kind: 'small' | 'big' | 'odd' | 'even' | 'any-triple' }
  | { readonly kind: 'triple' | 'double' | 'single'; readonly face: number }
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'pair'; readonly low: number; readonly high: number };

const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => ({ low, high })));
const totals = Array.from({ length: totalMax - totalMin + 1 }, (_, index) => totalMin + index);

const named: readonly (readonly [string, Spot])[] = [
  ...(['small', 'big', 'odd', 'even', 'any-triple'] as const).map((kind) => [kind, { kind }] as const),
  ...(['triple', 'double', 'single'] as const).flatMap((kind) =>
    faces.map((face) => [`${kind}:${face}`, { kind, face }] as const),
  ),
  ...totals.map((total) => [`total:${total}`, { kind: 'total', total }] as const),
  ...pairs.map(({ low, high }) => [`pair:${low}-${high}`, { kind: 'pair', low, high }] as const),
];

const bySpot = new Map(named);

/** All 52 spots of the felt by their names: `small`, `triple:4`, `total:11`, `pair:2-5`. */
export const spotNames: readonly string[] = named.map(([name]) => name);

/** The spot of a name, or undefined when there is none. */
export const findSpot = (name: string): Spot | undefined => bySpot.get(name);

export const isTriple = ([first, second, third]: Dice): boolean => first === second && second === third;

export const totalOf = (dice: Dice): number => dice[0] + dice[1] + dice[2];

export const countOf = (dice: Dice, face: number): number => dice.filter((one) => one === face).length;
