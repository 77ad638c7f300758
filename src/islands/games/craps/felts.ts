import { points } from '#domain/games/craps/spots.ts';

/** A place that answers a press: its spot, and where it lies in the units of its felt. */
export type Cell = {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A printed number box (`number`), or the heading over the hops. */
export type Print = Omit<Cell, 'spot'> & { readonly print: number | 'hops' };

/** A cloth, or a part of it: its size in units of its own, which stretch with the room there is. */
export type FeltPlan = {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly prints: readonly Print[];
};

const cell = (spot: string, x: number, y: number, w: number, h: number): Cell => ({ spot, x, y, w, h });
const print = (what: Print['print'], x: number, y: number, w: number, h: number): Print => ({
  print: what,
  x,
  y,
  w,
  h,
});

/** Cells of equal width side by side. */
const row = (spots: readonly string[], x: number, y: number, w: number, h: number): Cell[] =>
  spots.map((spot, index) => cell(spot, x + (index * w) / spots.length, y, w / spots.length, h));

const perPoint = (kind: string): string[] => points.map((point) => `${kind}:${point}`);

/** 21 hops in the order of the lower die. */
const hops = [1, 2, 3, 4, 5, 6].flatMap((low) =>
  [1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high) => `hop:${low}-${high}`),
);

const hopRows = (x: number, y: number, w: number, h: number): Cell[] =>
  [0, 1, 2].flatMap((line) => row(hops.slice(7 * line, 7 * line + 7), x, y + (line * h) / 3, w, h / 3));

/** Bets on one roll, and the hard ways. */
const propositionRows = (x: number, y: number, w: number, [one, hard]: readonly [number, number]): Cell[] => [
  ...row(['any-seven', 'any-craps', 'horn'], x, y, w, one),
  ...row(['hard:4', 'hard:6', 'hard:8', 'hard:10'], x, y + one, w, hard),
  ...row(['aces', 'ace-deuce', 'yo', 'boxcars'], x, y + one + hard, w, hard),
];

/** What lies in the middle of a real table. */
const propositions = (x: number, y: number, w: number, [one, hard, hop]: readonly [number, number, number]): Cell[] => [
  ...propositionRows(x, y, w, [one, hard]),
  ...hopRows(x, y + one + 2 * hard + 2, w, hop),
];

/** The places of come bets that have moved to a number, with their odds. */
const comeSlots = (kind: 'come' | 'dont-come'): string[] => points.map((point) => `odds:${kind}:${point}`);

const main = 42;
const side = main + 1;

/** The whole table, for every frame that has room for it. */
export const fullFelt: FeltPlan = {
  width: main + 1 + 21,
  height: 32,
  cells: [
    cell('dont-come', 0, 0, 6, 16),
    ...row(perPoint('lay'), 6, 0, 36, 3),
    ...points.flatMap((point, index) => [
      cell(`odds:come:${point}`, 6 + 6 * index, 6.5, 3, 3.5),
      cell(`odds:dont-come:${point}`, 9 + 6 * index, 6.5, 3, 3.5),
    ]),
    ...row(perPoint('place'), 6, 10, 36, 3),
    ...row(perPoint('buy'), 6, 13, 36, 3),
    cell('come', 0, 16, main, 4),
    ...row(['big:6', 'big:8'], 0, 20, 10, 4),
    cell('field', 10, 20, main - 10, 4),
    cell('dont-pass', 0, 24, 32, 3.5),
    cell('odds:dont-pass', 32, 24, 10, 3.5),
    cell('pass', 0, 27.5, 32, 4.5),
    cell('odds:pass', 32, 27.5, 10, 4.5),
    ...propositions(side, 0, 21, [4, 5.5, 15]),
  ],
  prints: [...points.map((point, index) => print(point, 6 + 6 * index, 3, 6, 7)), print('hops', side, 15, 21, 2)],
};

const numberHeads = points.map((point, index) => print(point, 10 * index, 0, 10, 1.3));

/** Come bets: their places by number, and below them the boxes in as many rows as the frame's shape has room for. */
const comeFelt = (boxes: readonly Cell[], rows: number): FeltPlan => ({
  width: 60,
  height: 1.3 + 3 * (2 + rows),
  cells: [...row(comeSlots('come'), 0, 1.3, 60, 3), ...row(comeSlots('dont-come'), 0, 4.3, 60, 3), ...boxes],
  prints: numberHeads,
});

const comeUpright = comeFelt(
  [cell('dont-come', 0, 7.3, 34, 3), cell('come', 34, 7.3, 26, 3), ...row(['big:6', 'big:8'], 0, 10.3, 60, 3)],
  2,
);
const comeFlat = comeFelt(
  [cell('dont-come', 0, 7.3, 25, 3), cell('come', 25, 7.3, 15, 3), ...row(['big:6', 'big:8'], 40, 7.3, 20, 3)],
  1,
);

export const panels = ['line', 'numbers', 'come', 'props', 'hops'] as const;
export type Panel = (typeof panels)[number];

/** The parts of the table on a phone, of three rows or four, so that a finger finds each field. */
export const phoneFelts = (flat: boolean): Readonly<Record<Panel, FeltPlan>> => ({
  line: {
    width: 60,
    height: 9,
    cells: [
      cell('field', 0, 0, 60, 3),
      cell('dont-pass', 0, 3, 40, 3),
      cell('odds:dont-pass', 40, 3, 20, 3),
      cell('pass', 0, 6, 40, 3),
      cell('odds:pass', 40, 6, 20, 3),
    ],
    prints: [],
  },
  numbers: {
    width: 60,
    height: 10.3,
    cells: (['place', 'buy', 'lay'] as const).flatMap((kind, line) => row(perPoint(kind), 0, 1.3 + 3 * line, 60, 3)),
    prints: numberHeads,
  },
  come: flat ? comeFlat : comeUpright,
  props: { width: 42, height: 9, cells: propositionRows(0, 0, 42, [3, 3]), prints: [] },
  hops: { width: 42, height: 10.2, cells: hopRows(0, 1.2, 42, 9), prints: [print('hops', 0, 0, 42, 1.2)] },
});
