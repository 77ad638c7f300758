import type { ReactNode } from 'react';
import type { StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetBox } from '../hold-respin/skin.ts';
import type { Ink, SymbolArt } from '../ink.tsx';

/** All that makes one machine whose wilds stay look and speak unlike another. */
export type StickySkin = {
  readonly title: StickyTitle;
  readonly symbols: SymbolArt;
  /** A wild that stays, about the origin in a square of 100: it covers what turns below it. */
  readonly stay: () => ReactNode;
  /** What each symbol is called. */
  readonly names: Readonly<Record<string, WordKey>>;
  readonly words: {
    readonly idle: WordKey;
    readonly lead: WordKey;
    /** What makes wilds stay, with its numbers. */
    readonly rule: WordKey;
    /** While they do: the spin's number, of how many, and how many wilds stay. */
    readonly during: WordKey;
    /** What came of it: the number of spins, and of wilds that stayed. */
    readonly outcome: WordKey;
  };
  readonly scenery: (state: { readonly free: boolean }) => ReactNode;
  /** Drawn behind the window, and over its edge. */
  readonly cabinet: (box: CabinetBox) => ReactNode;
  readonly front?: (box: CabinetBox & { readonly free: boolean }) => ReactNode;
  /** Room about the window, in units of a hundredth of a cell. */
  readonly margin: { readonly side: number; readonly top: number; readonly below: number };
  readonly gap: number;
  readonly inks: { readonly line: Ink; readonly edge: Ink };
  /** Classes: the reels' ground, a symbol that pays, what does not, the large win, the table. */
  readonly tone: {
    readonly reel: string;
    readonly frame: string;
    readonly dim: string;
    readonly plate: string;
    readonly ground: string;
  };
  /** Stops of the reels before the first round. */
  readonly neutral: readonly number[];
};
