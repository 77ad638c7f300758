import type { GameName } from './game.ts';

/** What stands on a game's sheet: written at build time, a file a game, and read by the dialog that opens over its poster. */
export type GameSheet = Pick<GameName, 'id' | 'name' | 'provider' | 'category'> & {
  readonly path: string;
  /** Its table with play money; null for a game of another studio. */
  readonly tryPath: string | null;
  /** Its picture's own path; null where it has none. */
  readonly image: string | null;
  /** What makes it different; null for a game of another studio. */
  readonly line: string | null;
  /** Figures with their names, both in words; `note` where one needs a word more. */
  readonly facts: readonly { readonly name: string; readonly value: string; readonly note?: string }[];
};

/** Where the sheet of a game lies. */
export const sheetPathOf = (id: string): string => `/catalogue/sheets/${encodeURIComponent(id)}.json`;
