import type { ReactNode } from 'react';
import type { PickTitle } from '#domain/games/slots/pick-bonus/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetBox } from '../hold-respin/skin.ts';
import type { Ink, SymbolArt } from '../ink.tsx';

/** All that makes one machine with a bonus of picks look and speak unlike another. */
export type PickSkin = {
  readonly title: PickTitle;
  readonly symbols: SymbolArt;
  /** What each symbol is called. */
  readonly names: Readonly<Record<string, WordKey>>;
  /** What lies hidden, about the origin in a square of 100, and what each is called. */
  readonly prizes: SymbolArt;
  readonly prizeNames: Readonly<Record<string, WordKey>>;
  /** A place that is closed, and one that was opened, under what it holds. */
  readonly closed: (place: { readonly at: number }) => ReactNode;
  readonly opened: () => ReactNode;
  readonly words: {
    readonly idle: WordKey;
    readonly lead: WordKey;
    /** What opens the bonus and how it ends. */
    readonly rule: WordKey;
    readonly prompt: WordKey;
    /** The main button while the bonus waits. */
    readonly open: WordKey;
    /** A place that is closed, by its number, and one that was opened. */
    readonly place: WordKey;
    readonly found: WordKey;
    readonly won: WordKey;
  };
  readonly scenery: () => ReactNode;
  readonly cabinet: (box: CabinetBox) => ReactNode;
  readonly margin: { readonly side: number; readonly top: number; readonly below: number };
  readonly gap: number;
  readonly inks: { readonly line: Ink; readonly edge: Ink };
  /** Classes: the reels' ground, the frame of a symbol that pays, what does not, the board's ground, its numbers, the large win. */
  readonly tone: {
    readonly reel: string;
    readonly frame: string;
    readonly dim: string;
    readonly board: string;
    readonly number: string;
    readonly legend: string;
    readonly plate: string;
    readonly pip: string;
    readonly noPip: string;
    readonly ground: string;
  };
  /** Stops of the reels before the first round. */
  readonly neutral: readonly number[];
};
