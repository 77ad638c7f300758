import type { ComponentType } from 'react';
import type { Families } from '#domain/games/book/families.ts';
import type { Namespace } from '#i18n/keys.ts';
import type { GameSession } from '#stores/play/game.ts';

/** What every table is given: its session. All else it reads from the stores and the engine. */
export type TableProps = { readonly session: GameSession };

/** A table that is loaded when its game is opened, and the words, of one file or of several, that it needs beside `common` and `table`. */
export type TableEntry = {
  readonly words: Namespace | readonly Namespace[];
  readonly load: () => Promise<{ readonly Table: ComponentType<TableProps> }>;
};

/** Tables by the ids of their games. */
export type Tables = Readonly<Record<string, TableEntry>>;

/** The tables of a whole family: one that lacks a game does not compile. */
export type TablesOf<Family extends keyof Families> = Readonly<Record<Families[Family], TableEntry>>;
