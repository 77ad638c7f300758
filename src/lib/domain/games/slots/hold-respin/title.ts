import type { LineCount } from '../lines/counts.ts';
import type { LineMachine } from '../lines/machine.ts';

/** The chart of a hold: how it begins, how its places fill and what they hold. */
export type HoldChart = {
  /** So many coins in the window begin it. */
  readonly trigger: number;
  /** So many respins without a new coin end it. */
  readonly respins: number;
  /** In a respin each empty place takes a coin once in so many. */
  readonly oneIn: number;
  /** What a coin is worth, in units, and how many of all coins are worth that. */
  readonly values: readonly (readonly [units: number, weight: number])[];
  /** What a full window pays in place of its coins, in units: never less than they could be worth. */
  readonly full: number;
};

/** A title of hold and respin: all that makes one machine another, and its counted lines. */
export type HoldTitle = {
  readonly id: string;
  readonly name: string;
  readonly machine: LineMachine;
  readonly chart: HoldChart;
  readonly counts: readonly LineCount[];
};

export const placesOf = ({ strips, rows }: LineMachine): number => strips.length * rows;
