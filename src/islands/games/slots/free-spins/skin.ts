import type { ReactNode } from 'react';
import type { FreeSpinsTitle } from '#domain/games/slots/free-spins/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetSkin, SlotSkin } from '../skin.ts';

/** All that makes one machine with free spins that count for more look and speak unlike another. */
export type Skin = SlotSkin<FreeSpinsTitle> &
  Omit<CabinetSkin, 'inks'> & {
    readonly words: {
      readonly idle: WordKey;
      readonly lead: WordKey;
      readonly lines: WordKey;
      readonly wild: WordKey;
      /** What opens the free spins, with its numbers. */
      readonly free: WordKey;
      readonly method: WordKey;
      /** The wild and the scatter in the paytable, and a win of scatters. */
      readonly wildRow: WordKey;
      readonly scatterRow: WordKey;
      readonly scatterWin: WordKey;
      /** What a round with free spins came to: they, and the spin that was paid. */
      readonly outcome: WordKey;
      readonly paid: WordKey;
      /** While they last: they begin, more are added, which of them is played. */
      readonly begins: WordKey;
      readonly adds: WordKey;
      readonly during: WordKey;
    };
    /** Classes: a symbol's ground in the paytable. */
    readonly tone: { readonly symbol: string };
    /** What leads through the middles of a line's cells that pay, in the window's units. */
    readonly Line: (shown: { readonly points: readonly (readonly [number, number])[] }) => ReactNode;
  };
