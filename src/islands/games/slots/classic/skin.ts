import type { ReactNode } from 'react';
import type { ClassicTitle, LineName } from '#domain/games/slots/classic/title.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { CabinetBox } from '../Cabinet.tsx';
import type { CabinetSkin, SlotSkin } from '../skin.ts';

/** All that makes one machine of three reels with bars, bells and lamps look and speak unlike another. */
export type Skin = SlotSkin<ClassicTitle> & {
  readonly words: {
    readonly idle: WordKey;
    readonly lead: WordKey;
    readonly lines: WordKey;
    readonly lamp: WordKey;
    readonly bell: WordKey;
    /** The figures of so many lines. */
    readonly figures: WordKey;
    readonly method: WordKey;
    /** A line that pays, and one that its lamps multiply. */
    readonly win: WordKey;
    readonly winDoubled: WordKey;
  };
  /** What a line can make. */
  readonly lineName: (name: LineName) => WordKey;
  readonly box: CabinetBox;
  /** Drawn behind the window; `gained`: the last round brought more than was staked. */
  readonly Cabinet: (seen: { readonly gained: boolean }) => ReactNode;
  /** What stands before it for each line: whether it is played, and whether it pays. */
  readonly Lever: (seen: { readonly line: number; readonly played: boolean; readonly lit: boolean }) => ReactNode;
  /** The lines: their colour and their edge. */
  readonly inks: CabinetSkin['inks'];
  /** Classes: a symbol's ground in the paytable, and what does not pay. */
  readonly tone: { readonly reel: string; readonly symbol: string; readonly dim: string };
  /** Stops of the reels before the first round. */
  readonly neutral: readonly number[];
};
