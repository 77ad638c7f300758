import type { Coup } from './engine.ts';

/** Where a mark lies on a road: columns from the left, rows 0 to 5 from the top. */
export type Place = { readonly column: number; readonly row: number };

/** A round on the bead plate, ties and all. */
export type Bead = Coup & Place;

/** A win on the big road. `ties`: how many rounds were tied after it, or before the first win. */
export type BigMark = Place & {
  readonly winner: 'player' | 'banker';
  readonly ties: number;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
};

/** A mark of a derived road. Red: the big road repeats itself; blue: it does not. Neither names a side. */
export type DerivedMark = Place & { readonly colour: 'red' | 'blue' };

/** How many columns back a derived road compares. */
const derivedRoads = { 'big-eye': 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;

export const roadRows = 6;

/** Six rounds a column, in the order in which they were dealt. */
export const beadPlate = (coups: readonly Coup[]): Bead[] =>
  coups.map((coup, index) => ({ ...coup, column: Math.floor(index / roadRows), row: index % roadRows }));

/**
 * Lays runs of equal things as a road does: a run goes down its column; where the sixth row ends or another run lies in
 * the way it turns right and stays in its row (the dragon's tail). The next run begins in the first free column on top.
 */
const layRuns = (lengths: readonly number[]): Place[] => {
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => row < roadRows && !taken.has(`${column}:${row}`);
  const places: Place[] = [];
  let top = 0;
  for (const length of lengths) {
    while (!isFree(top, 0)) top += 1;
    let [column, row] = [top, 0];
    let turned = false;
    for (let nth = 0; nth < length; nth += 1) {
      if (nth > 0 && !turned && isFree(column, row + 1)) row += 1;
      else if (nth > 0) {
        turned = true;
        column += 1;
      }
      taken.add(`${column}:${row}`);
      places.push({ column, row });
    }
    top += 1;
  }
  return places;
};

/** How long each run of equal values is. */
const runLengths = (values: readonly string[]): number[] => {
  const lengths: number[] = [];
  values.forEach((value, index) => {
    if (index > 0 && value === values[index - 1]) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  });
  return lengths;
};

/** Wins in the order of the rounds, each with the ties that followed it. */
const winsOf = (coups: readonly Coup[]): Omit<BigMark, keyof Place>[] => {
  const wins: Omit<BigMark, keyof Place>[] = [];
  let early = 0;
  for (const { winner, playerPair, bankerPair } of coups) {
    const last = wins.pop();
    if (winner === 'tie') {
      if (last) wins.push({ ...last, ties: last.ties + 1 });
      else early += 1;
      continue;
    }
    if (last) wins.push(last);
    wins.push({ winner, ties: last ? 0 : early, playerPair, bankerPair });
  }
  return wins;
};

/** A column for each run of one side. Ties make no mark of their own. */
export const bigRoad = (coups: readonly Coup[]): BigMark[] => {
  const wins = winsOf(coups);
  const places = layRuns(runLengths(wins.map(({ winner }) => winner)));
  return wins.map((win, index) => ({ ...win, ...(places[index] ?? { column: 0, row: 0 }) }));
};

/**
 * The colours of a derived road, one for each win from the second of column `back` + 1 on (or the first of the column after).
 * On top of a column: red when the two columns `back` apart before it are equally long. Below: red unless the mark passes the
 * end of the column `back` to the left just now. Columns count by their runs, tails not turned.
 */
export const derivedColours = (lengths: readonly number[], back: number): ('red' | 'blue')[] =>
  lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => row).flatMap((row) => {
      if (column < (row === 0 ? back + 1 : back)) return [];
      const repeats = row === 0 ? lengths[column - 1] === lengths[column - 1 - back] : lengths[column - back] !== row;
      return [repeats ? ('red' as const) : ('blue' as const)];
    }),
  );

/** Big eye boy, small road or cockroach road of these rounds, oldest first. */
export const derivedRoad = (coups: readonly Coup[], road: DerivedRoad): DerivedMark[] => {
  const lengths = runLengths(winsOf(coups).map(({ winner }) => winner));
  const colours = derivedColours(lengths, derivedRoads[road]);
  const places = layRuns(runLengths(colours));
  return colours.map((colour, index) => ({ colour, ...(places[index] ?? { column: 0, row: 0 }) }));
};
