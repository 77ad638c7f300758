import { numberOf } from './fate.ts';
import type { Point, Spot } from './spots.ts';

/** What a table of craps takes, and what of it lies until it is decided. */
export type Layout = {
  readonly spots: ReadonlySet<string>;
  /** Whether a bet is under contract while the table has this point: it may not be taken down. */
  readonly isContract: (spot: Spot, point: Point | null) => boolean;
};

/** Whether a line bet has its number: the come-out is behind it, and what is left of it is worth something else. */
export const hasNumber = (spot: Spot, point: Point | null): boolean =>
  spot.kind === 'line' && numberOf(spot, point) !== null;
