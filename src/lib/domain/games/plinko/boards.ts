import { type Risk, risks, rowCounts } from './paytable.ts';

/** What a bet on Plinko is about: how many rows of pins, and which table of multipliers below them. */
export type Board = { readonly rows: number; readonly risk: Risk };

export const spotOf = ({ rows, risk }: Board): string => `rows:${rows}:${risk}`;

/** All 27, from the calmest to the wildest. */
export const boards: readonly Board[] = risks.flatMap((risk) => rowCounts.map((rows) => ({ rows, risk })));

const bySpot = new Map(boards.map((board) => [spotOf(board), board]));

/** The board of `rows:16:high`, or undefined when there is none of that name. */
export const findBoard = (spot: string): Board | undefined => bySpot.get(spot);
