import type { ReactNode } from 'react';
import type { BookTitle } from '#domain/games/slots/expanding-book/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetBox } from '../hold-respin/skin.ts';
import type { Ink, SymbolArt } from '../ink.tsx';

/** All that makes one machine with a book look and speak unlike another. */
export type BookSkin = {
  readonly title: BookTitle;
  readonly symbols: SymbolArt;
  /** What each symbol is called. */
  readonly names: Readonly<Record<string, WordKey>>;
  readonly words: {
    readonly idle: WordKey;
    readonly lead: WordKey;
    /** What the book does, with its numbers. */
    readonly rule: WordKey;
    /** While the symbol of the free spins is drawn. */
    readonly drawing: WordKey;
  };
  readonly scenery: (state: { readonly free: boolean }) => ReactNode;
  /** Drawn behind the window, and over its edge. */
  readonly cabinet: (box: CabinetBox) => ReactNode;
  readonly front?: (box: CabinetBox) => ReactNode;
  /** What the drawn symbol is laid on above the window, about the origin in a square of 120. */
  readonly page: () => ReactNode;
  /** Room about the window, in units of a hundredth of a cell. */
  readonly margin: { readonly side: number; readonly top: number; readonly below: number };
  readonly gap: number;
  readonly inks: { readonly line: Ink; readonly edge: Ink };
  /** Classes: the reels' ground, a symbol that pays, what does not, a reel that the symbol has filled, the large win, the table. */
  readonly tone: {
    readonly reel: string;
    readonly frame: string;
    readonly dim: string;
    readonly filled: string;
    readonly plate: string;
    readonly ground: string;
  };
  /** Stops of the reels before the first round. */
  readonly neutral: readonly number[];
};
