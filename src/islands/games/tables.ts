import type { ComponentType } from 'react';
import type { Namespace } from '#i18n/keys.ts';
import type { GameSession } from '#stores/play/game.ts';

/** What every table is given: its session. All else it reads from the stores and the engine. */
export type TableProps = { readonly session: GameSession };

/** A table that is loaded when its game is opened, and the words, of one file or of several, that it needs beside `common` and `table`. */
export type TableEntry = {
  readonly words: Namespace | readonly Namespace[];
  readonly load: () => Promise<{ readonly Table: ComponentType<TableProps> }>;
};

/** The table of each game of the house. A game of the catalogue without one does not pass the build's test. */
export const tables: Readonly<Record<string, TableEntry>> = {
  baccarat: { words: 'baccarat', load: () => import('./baccarat/Table.tsx') },
  'baccarat-no-commission': { words: 'baccarat', load: () => import('./baccarat/Table.tsx') },
  'dragon-tiger': { words: 'baccarat', load: () => import('./baccarat/Table.tsx') },
  war: { words: 'war', load: () => import('./war/Table.tsx') },
  'bingo-75': { words: 'bingo', load: () => import('./bingo/Table.tsx') },
  blackjack: { words: 'blackjack', load: () => import('./blackjack/Table.tsx') },
  'blackjack-surrender': { words: 'blackjack', load: () => import('./blackjack/Table.tsx') },
  'roulette-european': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-american': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-french': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-multi': { words: 'roulette', load: () => import('./roulette/multi/Table.tsx') },
  'roulette-prison': { words: 'roulette', load: () => import('./roulette/Table.tsx') },
  'roulette-shared': { words: 'roulette', load: () => import('./roulette/SharedTable.tsx') },
  craps: { words: 'craps', load: () => import('./craps/Table.tsx') },
  'craps-pocket': { words: ['craps', 'pocketcraps'], load: () => import('./craps/pocket/Table.tsx') },
  dice: { words: 'casual', load: () => import('./dice/Table.tsx') },
  limbo: { words: 'casual', load: () => import('./limbo/Table.tsx') },
  mines: { words: 'casual', load: () => import('./mines/Table.tsx') },
  plinko: { words: 'casual', load: () => import('./plinko/Table.tsx') },
  coin: { words: 'instant', load: () => import('./ladder/Table.tsx') },
  penalty: { words: 'instant', load: () => import('./ladder/Table.tsx') },
  towers: { words: 'instant', load: () => import('./ladder/Table.tsx') },
  hilo: { words: 'instant', load: () => import('./hilo/Table.tsx') },
  'sic-bo': { words: 'sicbo', load: () => import('./sic-bo/Table.tsx') },
  wheel: { words: 'instant', load: () => import('./wheel/Table.tsx') },
  'slot-signal-box': { words: 'slots', load: () => import('./slots/signal-box/Table.tsx') },
  'three-card-poker': { words: 'poker', load: () => import('./poker/Table.tsx') },
  'caribbean-stud': { words: 'poker', load: () => import('./poker/Table.tsx') },
  'casino-holdem': { words: 'poker', load: () => import('./poker/Table.tsx') },
  'ultimate-texas-holdem': { words: 'poker', load: () => import('./poker/ultimate/Table.tsx') },
  'let-it-ride': { words: 'poker', load: () => import('./poker/ride/Table.tsx') },
  'pai-gow-poker': { words: ['paigow', 'poker'], load: () => import('./pai-gow/Table.tsx') },
  'jacks-or-better': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'deuces-not-so-ugly': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'bonus-poker': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'double-double-bonus': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'loose-deuces': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'bonus-deuces': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'joker-poker': { words: 'videopoker', load: () => import('./video-poker/Table.tsx') },
  'keno-40-10': { words: 'keno', load: () => import('./keno/Table.tsx') },
  'keno-80-20': { words: 'keno', load: () => import('./keno/Table.tsx') },
  'lotto-6-49': { words: 'lotto', load: () => import('./lotto/Table.tsx') },
  fishing: { words: 'fishing', load: () => import('./fishing/Table.tsx') },
  'fishing-shared': { words: ['fishing', 'reef'], load: () => import('./fishing/reef/Table.tsx') },
  'scratch-parcel-room': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-night-ferry': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-fox-and-crow': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-market-day': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-paper-planes': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-parish-hall': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-tide-table': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'scratch-word-garden': { words: 'scratch', load: () => import('./scratch/Table.tsx') },
  'slot-night-orchard': { words: 'slots', load: () => import('./slots/night-orchard/Table.tsx') },
  'slot-kite-harbour': { words: 'slots', load: () => import('./slots/kite-harbour/Table.tsx') },
  'slot-tidepool': { words: 'slots', load: () => import('./slots/cascades/tidepool/Table.tsx') },
  'slot-soda-siphon': { words: 'slots', load: () => import('./slots/cascades/soda-siphon/Table.tsx') },
  'slot-gable-street': {
    words: ['slots', 'variableways'],
    load: () => import('./slots/variable-ways/gable-street/Table.tsx'),
  },
  'slot-moth-light': {
    words: ['slots', 'variableways'],
    load: () => import('./slots/variable-ways/moth-light/Table.tsx'),
  },
  'slot-six-shafts': {
    words: ['slots', 'variableways'],
    load: () => import('./slots/variable-ways/six-shafts/Table.tsx'),
  },
  'slot-honey-ledger': {
    words: ['slots', 'slotfeatures'],
    load: () => import('./slots/hold-respin/honey-ledger/Table.tsx'),
  },
  'slot-wax-and-seal': {
    words: ['slots', 'slotfeatures'],
    load: () => import('./slots/hold-respin/wax-and-seal/Table.tsx'),
  },
  'slot-deep-foundry': {
    words: ['slots', 'slotfeatures'],
    load: () => import('./slots/hold-respin/deep-foundry/Table.tsx'),
  },
  'slot-mill-race': { words: ['slots', 'bonuswheel'], load: () => import('./slots/bonus-wheel/mill-race/Table.tsx') },
  'slot-orrery': { words: ['slots', 'bonuswheel'], load: () => import('./slots/bonus-wheel/orrery/Table.tsx') },
  'slot-depot-nine': {
    words: ['slots', 'bonuswheel'],
    load: () => import('./slots/bonus-wheel/depot-nine/Table.tsx'),
  },
  'slot-quarter-bells': {
    words: ['slots', 'bonuswheel'],
    load: () => import('./slots/bonus-wheel/quarter-bells/Table.tsx'),
  },
  'slot-apothecary-row': {
    words: ['slots', 'slotfeatures'],
    load: () => import('./slots/pick-bonus/apothecary-row/Table.tsx'),
  },
  'slot-lotus-hour': {
    words: ['slots', 'slotfeatures'],
    load: () => import('./slots/pick-bonus/lotus-hour/Table.tsx'),
  },
  'slot-penny-proscenium': {
    words: ['slots', 'slotfeatures'],
    load: () => import('./slots/pick-bonus/penny-proscenium/Table.tsx'),
  },
  'slot-polar-logbook': {
    words: ['slots', 'slotbooks'],
    load: () => import('./slots/expanding-book/polar-logbook/Table.tsx'),
  },
  'slot-pattern-book': {
    words: ['slots', 'slotbooks'],
    load: () => import('./slots/expanding-book/pattern-book/Table.tsx'),
  },
  'slot-comet-register': {
    words: ['slots', 'slotbooks'],
    load: () => import('./slots/expanding-book/comet-register/Table.tsx'),
  },
  'slot-lamplighters-round': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./slots/sticky-wilds/lamplighters-round/Table.tsx'),
  },
  'slot-rain-garden': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./slots/sticky-wilds/rain-garden/Table.tsx'),
  },
  'slot-seed-vault': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./slots/sticky-wilds/seed-vault/Table.tsx'),
  },
  crash: { words: 'crash', load: () => import('./crash/Table.tsx') },
  cup: { words: 'cup', load: () => import('./cup/Table.tsx') },
  greyhounds: { words: 'greyhounds', load: () => import('./greyhounds/Table.tsx') },
  horses: { words: 'horses', load: () => import('./horses/Table.tsx') },
};
