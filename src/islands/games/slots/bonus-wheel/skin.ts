import type { ReactNode } from 'react';
import type { BonusWheelTitle } from '#domain/games/slots/bonus-wheel/paytable.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Ink } from '../ink.tsx';
import type { SlotSkin } from '../skin.ts';

/** A slice's ink, and its text's. */
export type SliceInks = readonly [ground: Ink, text: Ink];

/** All that makes one machine with a wheel beside its reels look and speak unlike another. */
export type Skin = SlotSkin<BonusWheelTitle> & {
  readonly words: { readonly idle: WordKey; readonly lead: WordKey };
  /** Inks of slices, taken in turn, and of those that lead on. */
  readonly outer: readonly SliceInks[];
  readonly inner: readonly SliceInks[];
  readonly leadsOn: SliceInks;
  /** What turns with the outer wheel beyond its rim, of radius 210. */
  readonly Rim: () => ReactNode;
  /** What stands before the wheels: pointer and middle. */
  readonly Front: () => ReactNode;
  /** Around the reels, in their own units: the box is `width` by `height`. */
  readonly Frame: (box: { readonly width: number; readonly height: number }) => ReactNode;
  /** The lines: their colour and their edge. */
  readonly inks: { readonly line: Ink; readonly edge: Ink };
  /** Classes: a reel's ground, a symbol's in the paytable, what does not pay, the frame of what does. */
  readonly tone: { readonly reel: string; readonly symbol: string; readonly dim: string; readonly frame: string };
};
