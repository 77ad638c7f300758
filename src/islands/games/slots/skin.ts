import type { ReactNode } from 'react';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetBox, Margin } from './Cabinet.tsx';
import type { Ink, SymbolArt } from './ink.tsx';

/** All that makes one machine look and speak unlike another, whatever its engine. */
export type SlotSkin<Title> = {
  readonly title: Title;
  readonly symbols: SymbolArt;
  /** What each symbol is called, by its letter. */
  readonly names: Readonly<Record<string, WordKey>>;
  /** Behind the machine, over the whole stage. `feature`: more than a spin is being shown, free spins or a wheel that turns. */
  readonly Scenery: (seen: { readonly tall: boolean; readonly feature: boolean }) => ReactNode;
  /** Classes: the table's cloth, and the sign for a large win. */
  readonly tone: { readonly ground: string; readonly plate: string };
};

type CabinetSeen = CabinetBox & { readonly feature: boolean };

/** A machine that is a cabinet about a window of reels, its lines drawn over them. */
export type CabinetSkin = {
  /** Drawn behind the window, and over its edge. */
  readonly Cabinet: (seen: CabinetSeen) => ReactNode;
  readonly Front?: (seen: CabinetSeen) => ReactNode;
  readonly margin: Margin;
  /** Between two reels, in hundredths of a cell. */
  readonly gap: number;
  /** The lines: their colour and their edge. */
  readonly inks: { readonly line: Ink; readonly edge: Ink };
  /** Classes: the reels' ground, the frame of a symbol that pays, and what does not pay. */
  readonly tone: { readonly reel: string; readonly frame: string; readonly dim: string };
  /** Stops of the reels before the first round. */
  readonly neutral: readonly number[];
};
