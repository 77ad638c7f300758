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

/** What lies in the middle of a real table: bets on one roll, and the hard ways. */
const propositions = (x: number, y: number, w: number, hs: readonly [number, number, number]): Cell[] => {
  const [one, hard, hop] = hs;
  return [
    ...row(['any-seven', 'any-craps', 'horn'], x, y, w, one),
    ...row(['hard:4', 'hard:6', 'hard:8', 'hard:10'], x, y + one, w, hard),
    ...row(['aces', 'ace-deuce', 'yo', 'boxcars'], x, y + one + hard, w, hard),
    ...hopRows(x, y + one + 2 * hard + 2, w, hop),
  ];
};

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

/** The three parts of the table on a phone. */
export const phoneFelts = {
  line: {
    width: 60,
    height: 34,
    cells: [
      ...row(perPoint('place'), 0, 4, 60, 5),
      ...row(perPoint('buy'), 0, 9, 60, 5),
      ...row(perPoint('lay'), 0, 14, 60, 5),
      cell('field', 0, 19, 60, 5),
      cell('dont-pass', 0, 24, 40, 5),
      cell('odds:dont-pass', 40, 24, 20, 5),
      cell('pass', 0, 29, 40, 5),
      cell('odds:pass', 40, 29, 20, 5),
    ],
    prints: points.map((point, index) => print(point, 10 * index, 0, 10, 4)),
  },
  come: {
    width: 60,
    height: 34,
    cells: [
      ...row(comeSlots('come'), 0, 4, 60, 6),
      ...row(comeSlots('dont-come'), 0, 10, 60, 6),
      cell('dont-come', 0, 16, 60, 6),
      cell('come', 0, 22, 60, 6),
      ...row(['big:6', 'big:8'], 0, 28, 60, 6),
    ],
    prints: points.map((point, index) => print(point, 10 * index, 0, 10, 4)),
  },
  props: {
    width: 42,
    height: 34,
    cells: propositions(0, 0, 42, [5.5, 6, 14.5]),
    prints: [print('hops', 0, 17.5, 42, 2)],
  },
} as const satisfies Readonly<Record<string, FeltPlan>>;

export type Panel = keyof typeof phoneFelts;
export const panels: readonly Panel[] = ['line', 'come', 'props'];
