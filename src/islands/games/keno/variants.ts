import { sheet as sheetOf40 } from '#domain/games/keno/keno-40-10/paytable.ts';
import { sheet as sheetOf80 } from '#domain/games/keno/keno-80-20/paytable.ts';
import { type KenoMaths, mathsOf } from '#domain/games/keno/maths.ts';
import type { KenoSheet } from '#domain/games/keno/sheet.ts';

/** In how many columns and rows the numbers lie. */
type Lie = { readonly columns: number; readonly rows: number };

/** One of the house's kenos: its numbers and paytables, how they lie on the paper, and the ground on which the paper lies. */
export type KenoVariant = {
  readonly sheet: KenoSheet;
  readonly maths: KenoMaths;
  readonly lie: Lie;
  /** On a phone, where that gives each number the room of a thumb; else the sheet lies there as everywhere. */
  readonly tall?: Lie;
  readonly ground: string;
  /** Which picture the duplicator printed under the numbers. */
  readonly print: 'boat' | 'pinwheel';
};

const forty: KenoVariant = {
  sheet: sheetOf40,
  maths: mathsOf(sheetOf40),
  lie: { columns: 8, rows: 5 },
  tall: { columns: 7, rows: 6 },
  ground: 'from-paper-deep to-paper-dim',
  print: 'boat',
};

const eighty: KenoVariant = {
  sheet: sheetOf80,
  maths: mathsOf(sheetOf80),
  lie: { columns: 10, rows: 8 },
  ground: 'from-paper-night to-paper-dusk',
  print: 'pinwheel',
};

export const variantFor = (gameId: string): KenoVariant => (gameId === 'keno-80-20' ? eighty : forty);
