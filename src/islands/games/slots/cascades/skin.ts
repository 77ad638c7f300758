import type { ReactNode } from 'react';
import type { CascadeTitle } from '#domain/games/slots/cascades/paytable.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Ink, SymbolArt } from '../ink.tsx';

/** How far the factor has come: undefined while no round is shown. */
export type Meter = { readonly factor: number | undefined; readonly gone: number };

/** The drawing about a board: its size, where the board begins in it, and its cells. */
export type Vessel = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
};

/** All that makes one machine of clusters look, move and speak unlike another. */
export type CascadeSkin = {
  readonly title: CascadeTitle;
  readonly symbols: SymbolArt;
  /** What each symbol is called. */
  readonly names: Readonly<Record<string, WordKey>>;
  readonly words: {
    readonly idle: WordKey;
    readonly lead: WordKey;
    readonly clusters: WordKey;
    readonly factor: WordKey;
    readonly method: WordKey;
  };
  readonly vessel: (tall: boolean) => Vessel;
  readonly scenery: () => ReactNode;
  /** Drawn behind the board, and over its edge. */
  readonly behind: (state: { readonly tall: boolean; readonly meter: Meter }) => ReactNode;
  readonly front?: (state: { readonly tall: boolean; readonly meter: Meter }) => ReactNode;
  /** The light on a cluster's body. */
  readonly light: { readonly ink: Ink; readonly opacity: number };
  /** Classes: the board's edge, how new symbols come in and how clusters go, an amount on the board, the large win, the table, a symbol's ground in the paytable. */
  readonly tone: {
    readonly clip: string;
    readonly feed: string;
    readonly goes: string;
    readonly amount: string;
    readonly plate: string;
    readonly ground: string;
    readonly symbol: string;
  };
  readonly sounds: { readonly goes: (cascade: number) => void };
  /** Stops of the reels before the first round: no cluster, no row of almost one. */
  readonly neutral: readonly number[];
};
