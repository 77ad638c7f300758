import type { ReactNode } from 'react';
import type { PickTitle } from '#domain/games/slots/pick-bonus/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { SymbolArt } from '../ink.tsx';
import type { CabinetSkin, SlotSkin } from '../skin.ts';

/** All that makes one machine with a bonus of picks look and speak unlike another. */
export type Skin = SlotSkin<PickTitle> &
  CabinetSkin & {
    /** What lies hidden, about the origin in a square of 100, and what each is called. */
    readonly prizes: SymbolArt;
    readonly prizeNames: Readonly<Record<string, WordKey>>;
    /** A place that is closed, and one that was opened, under what it holds. */
    readonly Closed: (place: { readonly at: number }) => ReactNode;
    readonly Opened: () => ReactNode;
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
    /** Classes: the board's ground and its numbers, the legend, a pip that is found and one that is not. */
    readonly tone: {
      readonly board: string;
      readonly number: string;
      readonly legend: string;
      readonly pip: string;
      readonly noPip: string;
    };
  };
