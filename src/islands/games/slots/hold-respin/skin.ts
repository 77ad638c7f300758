import type { ReactNode } from 'react';
import type { HoldTitle } from '#domain/games/slots/hold-respin/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetSkin, SlotSkin } from '../skin.ts';

/** All that makes one machine with a hold look and speak unlike another. */
export type Skin = SlotSkin<HoldTitle> &
  CabinetSkin & {
    readonly words: {
      readonly idle: WordKey;
      readonly lead: WordKey;
      /** What the feature is, with its numbers. */
      readonly rule: WordKey;
      /** While it goes on: how many places are filled, and the respins left. */
      readonly during: WordKey;
      readonly full: WordKey;
    };
    /** A coin that is held, and a place that waits for one, about the origin in a square of 100. */
    readonly Coin: (value: { readonly rich: boolean }) => ReactNode;
    readonly Empty: () => ReactNode;
    /** Classes: the ground of a hold, a coin's number, the lamps of the respins, left and gone. */
    readonly tone: { readonly held: string; readonly number: string; readonly lamp: string; readonly spent: string };
  };
