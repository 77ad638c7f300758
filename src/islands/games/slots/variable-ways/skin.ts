import type { ReactNode } from 'react';
import type { VariableWaysTitle } from '#domain/games/slots/variable-ways/paytable.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetBox, Margin } from '../Cabinet.tsx';
import type { SlotSkin } from '../skin.ts';
import type { Anchor } from './picture/heights.ts';

/** All that makes one machine whose reels vary in height look and speak unlike another. */
export type Skin = SlotSkin<VariableWaysTitle> & {
  readonly words: { readonly idle: WordKey; readonly lead: WordKey; readonly wild: WordKey };
  readonly anchor: Anchor;
  readonly gap: number;
  /** Room around the window in the drawing's units, a cell being 100. */
  readonly margin: Margin;
  /** The ground of each reel's symbols, by class. */
  readonly reelClass: (reel: number) => string;
  /** What lies behind the reels and does not move. */
  readonly Cabinet: (box: CabinetBox) => ReactNode;
  /** What sits on a reel's upper end and hangs on its lower one; its origin is the middle of that edge. */
  readonly Head: (props: { readonly reel: number }) => ReactNode;
  readonly Foot: (props: { readonly reel: number }) => ReactNode;
  /** Classes: a symbol's ground in the paytable, what does not pay, the frame of what does, the sign that counts the ways. */
  readonly tone: { readonly symbol: string; readonly dim: string; readonly frame: string; readonly sign: string };
};
