import type { ReactNode } from 'react';
import type { WaysTitle } from '#domain/games/slots/ways/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Grid } from '../overlay.tsx';
import type { CabinetSkin, SlotSkin } from '../skin.ts';
import type { ShownWays } from './picture/ways.ts';

/** All that makes one machine that pays in ways look and speak unlike another. */
export type Skin = SlotSkin<WaysTitle> &
  Omit<CabinetSkin, 'inks'> & {
    readonly words: {
      readonly idle: WordKey;
      readonly lead: WordKey;
      readonly rule: WordKey;
      /** What its wilds do, and one of them in the paytable. */
      readonly wilds: WordKey;
      readonly wild: WordKey;
      readonly method: WordKey;
      /** How a round came out: nothing, in one way, in so many. */
      readonly none: WordKey;
      readonly way: WordKey;
      readonly ways: WordKey;
      /** A win in one way, and in so many. */
      readonly winWay: WordKey;
      readonly winWays: WordKey;
    };
    /** What leads through the cells of a win, in the window's units. */
    readonly Way: (shown: { readonly win: ShownWays; readonly grid: Grid }) => ReactNode;
  };
