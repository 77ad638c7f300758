import type { GameName } from './game.ts';

/** A game as a shelf in the browser shows it; `image` is its picture's own path, null where it has none. */
export type GameOnShelf = Pick<GameName, 'id' | 'name' | 'provider'> & {
  readonly path: string;
  readonly image: string | null;
};

/** What stands on a game's sheet: written at build time, a file a game, and read by the dialog that opens over its poster. */
export type GameSheet = GameOnShelf & {
  readonly category: GameName['category'];
  /** Its table with play money; null for a game of another studio. */
  readonly tryPath: string | null;
  /** What makes it different; null for a game of another studio. */
  readonly line: string | null;
  /** The games most like it, the likest first; `why` says in words what they have in common. */
  readonly alike: readonly (GameOnShelf & { readonly why: readonly string[] })[];
  /** Figures with their names, both in words; `note` where one needs a word more. */
  readonly facts: readonly { readonly name: string; readonly value: string; readonly note?: string }[];
};

/** Where the sheet of a game lies. */
export const sheetPathOf = (id: string): string => `/catalogue/sheets/${encodeURIComponent(id)}.json`;
