/** A field of 5 × 5: tiles 0 to 24, row by row from the upper left. */
export const tileCount = 25;
export const minesMax = 24;

/** How many mines lie, and after how many safe picks the round pays by itself: at most when no safe tile is left. */
export type Field = { readonly mines: number; readonly picksMax: number };

const pattern = /^mines:([1-9]\d?)(?::([1-9]\d?))?$/;

/**
 * `mines:3`, or `mines:3:8` to be paid by itself after the eighth safe pick, for a stake whose later multipliers would
 * pass a table's limit. Undefined when there is no such field.
 */
export const parseField = (spot: string): Field | undefined => {
  const match = pattern.exec(spot);
  const mines = Number(match?.[1]);
  const safe = tileCount - mines;
  const picksMax = match?.[2] === undefined ? safe : Number(match[2]);
  return match && mines <= minesMax && picksMax <= safe ? { mines, picksMax } : undefined;
};
