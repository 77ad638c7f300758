import type { ReactNode } from 'react';
import type { SpotReturn } from '#domain/games/kit/game.ts';

/** What a table says of its rules. */
export type TableRules = {
  /** The game in a sentence or two. */
  readonly lead: string;
  /** How it is played, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** From the engine: the exact figures of each kind of bet. Give the player's present configuration, not hundreds. */
  readonly returns: readonly SpotReturn[];
  /** A kind of bet in words. */
  readonly kindWords: (kind: string) => string;
  /** How the figures were found, when a word more than "exact" is due. */
  readonly method?: string;
  /** A paytable, a board of multipliers: what the game shows beside the figures. */
  readonly paytable?: ReactNode;
};
