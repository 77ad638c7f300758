import type { FeltSize, Furniture, Point, PrintLine, Seat } from '../kit/felt/shape.ts';
import type { Spot } from './variants.ts';

/** A printed paytable: its upper left corner, its width, the size of its letters. */
export type TablePlace = Point & { readonly width: number; readonly size: number };

/** The results of close spots: those of some above them, or all in a line so far below their middles. */
type Apart = { readonly above: readonly Spot[] } | { readonly below: number };

export type FeltShape = FeltSize & {
  readonly dealer: Seat;
  readonly board: Seat;
  readonly player: Seat;
  /** How far below the player's cards it is said what they make: over their lower edge unless said. */
  readonly made?: number;
  readonly spots: Readonly<Partial<Record<Spot, Point>>>;
  /** Half of a spot's width, the size of its name below it, and where spots are close how their results keep apart. */
  readonly spot: { readonly radius: number; readonly label: number; readonly apart?: Apart };
  readonly tables: readonly TablePlace[];
  /** Rows of a table side by side in so many columns. */
  readonly columns: 1 | 2;
  readonly line: PrintLine;
  /** Where the result stands, if not on the line: on the tables, which give way to it as the line does. */
  readonly told?: Point;
  /** There is room for no more than a line of words. */
  readonly toldClose?: true;
  readonly furniture?: Furniture;
  /** Where the switch of the hint has a free corner: above unless said. */
  readonly hint?: 'foot';
};
