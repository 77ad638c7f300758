type Place = readonly [x: number, y: number];

const [left, middle, right] = [80, 125, 170];
const [top, centre, bottom] = [62, 175, 288];
const third = (bottom - top) / 3;

const both = (...rows: readonly number[]): readonly Place[] =>
  rows.flatMap((y): Place[] => [
    [left, y],
    [right, y],
  ]);
const between = (...rows: readonly number[]): readonly Place[] => rows.map((y): Place => [middle, y]);

const six = both(top, centre, bottom);
const eight = both(top, top + third, bottom - third, bottom);
const quarter = (bottom - top) / 4;

/** Where the pips of a rank stand, as card makers have set them for centuries; none on the courts and the ace. */
const places: Readonly<Record<string, readonly Place[]>> = {
  '2': between(top, bottom),
  '3': between(top, centre, bottom),
  '4': both(top, bottom),
  '5': [...both(top, bottom), ...between(centre)],
  '6': six,
  '7': [...six, ...between(top + quarter)],
  '8': [...six, ...between(top + quarter, bottom - quarter)],
  '9': [...eight, ...between(centre)],
  '10': [...eight, ...between(top + third / 2, bottom - third / 2)],
};

/** The pips of a rank, in the card's 250 by 350 units: those of the lower half stand on their heads. */
export const pipsOf = (rank: string): readonly { readonly x: number; readonly y: number; readonly turned: boolean }[] =>
  (places[rank] ?? []).map(([x, y]) => ({ x, y, turned: y > centre }));
