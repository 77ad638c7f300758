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
  baccarat: { words: 'baccarat', load: () => import('./baccarat/Table.tsx') },
  blackjack: { words: 'blackjack', load: () => import('./blackjack/Table.tsx') },
  'roulette-european': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-american': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-french': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  craps: { words: 'craps', load: () => import('./craps/Table.tsx') },
  dice: { words: 'casual', load: () => import('./dice/Table.tsx') },
  limbo: { words: 'casual', load: () => import('./limbo/Table.tsx') },
  mines: { words: 'casual', load: () => import('./mines/Table.tsx') },
  plinko: { words: 'casual', load: () => import('./plinko/Table.tsx') },
  'slot-signal-box': { words: 'slots', load: () => import('./slots/signal-box/Table.tsx') },
  'three-card-poker': { words: 'poker', load: () => import('./poker/Table.tsx') },
  'casino-holdem': { words: 'poker', load: () => import('./poker/Table.tsx') },
  'jacks-or-better': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'deuces-not-so-ugly': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'keno-40-10': { words: 'keno', load: () => import('./keno/Table.tsx') },
  fishing: { words: 'fishing', load: () => import('./fishing/Table.tsx') },
  'scratch-parcel-room': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-night-ferry': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'slot-night-orchard': { words: 'slots', load: () => import('./slots/night-orchard/Table.tsx') },
  'slot-kite-harbour': { words: 'slots', load: () => import('./slots/kite-harbour/Table.tsx') },
  'slot-tidepool': { words: 'slots', load: () => import('./slots/tidepool/Table.tsx') },
  crash: { words: 'crash', load: () => import('./crash/Table.tsx') },
  horses: { words: 'horses', load: () => import('./horses/Table.tsx') },
};
