import type { ReactNode } from 'react';
import type { Ink, SymbolArt } from '../ink.tsx';

/** All that is drawn of a title. */
export type WheelArt = {
  readonly symbols: SymbolArt;
  /** Inks of slices, taken in turn, and of those that lead on; the text's ink on each. */
  readonly outer: readonly (readonly [ground: Ink, text: Ink])[];
  readonly inner: readonly (readonly [ground: Ink, text: Ink])[];
  readonly leadsOn: readonly [ground: Ink, text: Ink];
  /** What turns with the outer wheel beyond its rim, of radius 210. */
  readonly Rim: () => ReactNode;
  /** What stands before the wheels: pointer and middle. */
  readonly Front: () => ReactNode;
  /** Around the reels, in their own units: the box is `width` by `height`. */
  readonly Frame: (props: { width: number; height: number }) => ReactNode;
  readonly Scenery: (props: { tall: boolean; turning: boolean }) => ReactNode;
  readonly line: readonly [edge: Ink, core: Ink];
  /** Classes: the table's cloth, a reel's ground, the paytable's, what steps back, the ring of what pays, the sign for a large win. */
  readonly cloth: string;
  readonly reel: string;
  readonly ground: string;
  readonly dim: string;
  readonly ring: string;
  readonly plate: string;
};

/** What a title says; its words are its own. */
export type WheelWords = {
  readonly nameOf: (letter: string) => string;
  readonly idle: () => string;
  readonly lead: () => string;
};
