import type { ComponentType } from 'react';
import type { Namespace } from '#i18n/keys.ts';
import type { GameSession } from '#stores/game.ts';

/** What every table is given: its session. All else it reads from the stores and the engine. */
export type TableProps = { readonly session: GameSession };

/** A table that is loaded when its game is opened, and the words that it needs beside `common` and `table`. */
export type TableEntry = {
  readonly words: Namespace;
  readonly load: () => Promise<{ readonly Table: ComponentType<TableProps> }>;
};

/** The table of each game of the house. A game of the catalogue without one does not pass the build's test. */
export const tables: Readonly<Record<string, TableEntry>> = {
  blackjack: { words: 'blackjack', load: () => import('./blackjack/Table.tsx') },
  'roulette-european': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-american': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-french': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  dice: { words: 'casual', load: () => import('./dice/Table.tsx') },
  limbo: { words: 'casual', load: () => import('./limbo/Table.tsx') },
  mines: { words: 'casual', load: () => import('./mines/Table.tsx') },
  plinko: { words: 'casual', load: () => import('./plinko/Table.tsx') },
  'slot-signal-box': { words: 'slots', load: () => import('./slots/signal-box/Table.tsx') },
  'keno-40-10': { words: 'keno', load: () => import('./keno/Table.tsx') },
};
