import type { ReactNode } from 'react';
import type { SymbolArt } from '../ink.tsx';

/** From where a reel grows: houses from the ground, shafts from the surface, lamps both ways from the middle. */
export type Anchor = 'ground' | 'top' | 'middle';

/** Room around the window in the drawing's units, a cell being 100. */
type Margins = { readonly side: number; readonly top: number; readonly below: number };

/** All that is drawn of a title. */
export type VariableArt = {
  readonly symbols: SymbolArt;
  readonly anchor: Anchor;
  readonly gap: number;
  readonly margins: Margins;
  /** The ground of each reel's symbols, by class. */
  readonly reelClass: (reel: number) => string;
  /** What lies behind the reels and does not move: drawn in the cabinet's units. */
  readonly Back: (props: { width: number; height: number }) => ReactNode;
  /** What sits on a reel's upper end and hangs on its lower one; its origin is the middle of that edge. */
  readonly Head: (props: { reel: number }) => ReactNode;
  readonly Foot: (props: { reel: number }) => ReactNode;
  readonly Scenery: (props: { tall: boolean; free: boolean }) => ReactNode;
  /** Classes: the table's cloth, the ground of symbols in the paytable, what steps back, the ring of what pays, the sign for a large win. */
  readonly cloth: string;
  readonly ground: string;
  readonly dim: string;
  readonly ring: string;
  readonly plate: string;
  /** The sign that counts the ways, and its text. */
  readonly sign: string;
};

/** What a title says; its words are its own. */
export type VariableWords = {
  readonly nameOf: (letter: string) => string;
  readonly idle: () => string;
  readonly lead: () => string;
  readonly wild: () => string;
};
