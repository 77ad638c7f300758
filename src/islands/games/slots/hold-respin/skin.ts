import type { ReactNode } from 'react';
import type { HoldTitle } from '#domain/games/slots/hold-respin/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Ink, SymbolArt } from '../ink.tsx';

/** What the cabinet is drawn around: its own size and where the window stands in it, in its units. */
export type CabinetBox = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly glassWidth: number;
  readonly glassHeight: number;
};

/** All that makes one machine with a hold look and speak unlike another. */
export type HoldSkin = {
  readonly title: HoldTitle;
  readonly symbols: SymbolArt;
  /** What each symbol is called. */
  readonly names: Readonly<Record<string, WordKey>>;
  readonly words: {
    readonly idle: WordKey;
    readonly lead: WordKey;
    /** What the feature is, with its numbers. */
    readonly rule: WordKey;
    /** While it goes on: how many places are filled, and the respins left. */
    readonly during: WordKey;
    readonly full: WordKey;
  };
  readonly scenery: () => ReactNode;
  /** Drawn behind the window. */
  readonly cabinet: (box: CabinetBox) => ReactNode;
  /** Drawn over its edge. */
  readonly front?: (box: CabinetBox) => ReactNode;
  /** Room about the window, in units of a hundredth of a cell. */
  readonly margin: { readonly side: number; readonly top: number; readonly below: number };
  readonly gap: number;
  /** A coin that is held, and a place that waits for one, about the origin in a square of 100. */
  readonly coin: (value: { readonly rich: boolean }) => ReactNode;
  readonly empty: () => ReactNode;
  readonly inks: {
    /** The lines: their colour and their edge. */
    readonly line: Ink;
    readonly edge: Ink;
  };
  /** Classes: of the reels' ground, the frame of a symbol that pays, what does not, the ground of a hold, a coin's number. */
  readonly tone: {
    readonly reel: string;
    readonly frame: string;
    readonly dim: string;
    readonly held: string;
    readonly number: string;
    readonly plate: string;
    /** The lamps of the respins: left, and gone. */
    readonly lamp: string;
    readonly spent: string;
    readonly ground: string;
  };
  /** Stops of the reels before the first round. */
  readonly neutral: readonly number[];
};
