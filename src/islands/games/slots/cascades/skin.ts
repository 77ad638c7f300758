import type { ReactNode } from 'react';
import type { CascadeTitle } from '#domain/games/slots/cascades/paytable.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Ink } from '../ink.tsx';
import type { SlotSkin } from '../skin.ts';

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

/** What is drawn about a board is asked of it: how it stands, and how far the factor has come. */
type Drawing = (state: { readonly tall: boolean; readonly meter: Meter }) => ReactNode;

/** All that makes one machine of clusters look, move and speak unlike another. */
export type Skin = SlotSkin<CascadeTitle> & {
  readonly words: {
    readonly idle: WordKey;
    readonly lead: WordKey;
    readonly clusters: WordKey;
    readonly factor: WordKey;
    readonly method: WordKey;
  };
  readonly vessel: (tall: boolean) => Vessel;
  /** Drawn behind the board, and over its edge. */
  readonly Cabinet: Drawing;
  readonly Front?: Drawing;
  /** The light on a cluster's body. */
  readonly light: { readonly ink: Ink; readonly opacity: number };
  /** Classes: the board's edge, how new symbols come in and how clusters go, an amount on the board, a symbol's ground in the paytable. */
  readonly tone: {
    readonly clip: string;
    readonly feed: string;
    readonly goes: string;
    readonly amount: string;
    readonly symbol: string;
  };
  readonly sounds: { readonly goes: (cascade: number) => void };
  /** Stops of the reels before the first round: no cluster, no row of almost one. */
  readonly neutral: readonly number[];
};
