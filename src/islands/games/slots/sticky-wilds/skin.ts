import type { ReactNode } from 'react';
import type { StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetSkin, SlotSkin } from '../skin.ts';

/** All that makes one machine whose wilds stay look and speak unlike another. */
export type Skin = SlotSkin<StickyTitle> &
  CabinetSkin & {
    /** A wild that stays, about the origin in a square of 100: it covers what turns below it. */
    readonly Stay: () => ReactNode;
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
  };
