import type { FeltSize, Furniture, Point, PrintLine, Seat } from '../kit/felt/shape.ts';
import type { Spot } from './variants.ts';

/** A printed paytable: its upper left corner, its width, the size of its letters. */
export type TablePlace = Point & { readonly width: number; readonly size: number };

export type FeltShape = FeltSize & {
  readonly dealer: Seat;
  readonly board: Seat;
  readonly player: Seat;
  readonly spots: Readonly<Partial<Record<Spot, Point>>>;
  /** Half of a spot's width, the size of its name below it, and the spots whose results lie above where spots are close. */
  readonly spot: { readonly radius: number; readonly label: number; readonly above?: readonly Spot[] };
  readonly tables: readonly TablePlace[];
  /** Rows of a table side by side in so many columns. */
  readonly columns: 1 | 2;
  readonly line: PrintLine;
  /** Where the result stands, if not on the line: on the tables, which give way to it as the line does. */
  readonly told?: Point;
  readonly furniture?: Furniture;
};
