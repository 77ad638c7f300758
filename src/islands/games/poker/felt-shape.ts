import type { Spot } from './variants.ts';

export type Point = { readonly x: number; readonly y: number };

/** Where a row of cards lies: its middle, its upper edge, the width of a card, and how broad the row may be. */
export type Seat = Point & { readonly card: number; readonly room: number };

/** A printed paytable: its upper left corner, its width, the size of its letters. */
export type TablePlace = Point & { readonly width: number; readonly size: number };

export type FeltShape = {
  readonly width: number;
  readonly height: number;
  readonly dealer: Seat;
  readonly board: Seat;
  readonly player: Seat;
  readonly spots: Readonly<Partial<Record<Spot, Point>>>;
  /** Half of a spot's width, the size of its name below it, and the spots whose results lie above where spots are close. */
  readonly spot: { readonly radius: number; readonly label: number; readonly above?: readonly Spot[] };
  readonly tables: readonly TablePlace[];
  /** Rows of a table side by side in so many columns. */
  readonly columns: 1 | 2;
  /** The printed line: its middle, the size of its letters, and how far it sags to either side. */
  readonly line: Point & { readonly size: number; readonly reach: number; readonly sag: number };
};
