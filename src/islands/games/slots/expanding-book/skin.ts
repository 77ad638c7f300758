import type { ReactNode } from 'react';
import type { BookTitle } from '#domain/games/slots/expanding-book/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetSkin, SlotSkin } from '../skin.ts';

/** All that makes one machine with a book look and speak unlike another. */
export type Skin = SlotSkin<BookTitle> &
  CabinetSkin & {
    readonly words: {
      readonly idle: WordKey;
      readonly lead: WordKey;
      /** What the book does, with its numbers. */
      readonly rule: WordKey;
      /** While the symbol of the free spins is drawn. */
      readonly drawing: WordKey;
    };
    /** What the drawn symbol is laid on above the window, about the origin in a square of 120. */
    readonly Page: () => ReactNode;
    /** Classes: a reel that the symbol has filled. */
    readonly tone: { readonly filled: string };
  };
