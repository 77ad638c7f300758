import type { GameFeature } from '#domain/catalogue/game.ts';
import type { GameId } from '#domain/games/book/registry.ts';

/**
 * What a shelf says of a game of the house beside its name. `bet` is the kind of bet, in the words of the game's `returns()`,
 * whose return and swing stand for the game: the standard bet of its table. Where players choose their own risk it is the
 * one that the table opens with, and `own_risk` says that there are others.
 */
export type HouseFacts = {
  readonly segments: readonly string[];
  readonly addedOn: string;
  readonly bet: string;
  readonly features: readonly GameFeature[];
};

/** The house's own groups: how a game is played, where the category says what it is. */
export const houseSegments = [
  { id: 'table', name: 'At the table' },
  { id: 'slots', name: 'On the reels' },
  { id: 'video-poker', name: 'Five cards and a draw' },
  { id: 'instant', name: 'In an instant' },
  { id: 'shared', name: 'One round for everybody' },
  { id: 'draw', name: 'Draws and tickets' },
] as const;

type SegmentId = (typeof houseSegments)[number]['id'];

const facts = (
  segments: readonly SegmentId[],
  addedOn: string,
  bet: string,
  ...features: readonly GameFeature[]
): HouseFacts => ({ segments, addedOn, bet, features });

/** Total: a game of the registry without its facts does not compile. */
export const houseFacts: Readonly<Record<GameId, HouseFacts>> = {
  'roulette-european': facts(['table'], '2026-11-21', 'red'),
  'roulette-american': facts(['table'], '2026-11-22', 'red'),
  'roulette-french': facts(['table'], '2026-11-22', 'red'),
  'roulette-prison': facts(['table'], '2026-11-22', 'red'),
  'roulette-multi': facts(['table'], '2026-11-22', 'wheels:4:red', 'own_risk'),
  blackjack: facts(['table'], '2026-11-22', 'hand', 'decisions'),
  'blackjack-surrender': facts(['table'], '2026-11-23', 'hand', 'decisions', 'side_bets'),
  // The banker's bet: the best of the table, and the one most played.
  baccarat: facts(['table'], '2026-11-22', 'banker', 'side_bets'),
  'baccarat-no-commission': facts(['table'], '2026-11-22', 'banker', 'side_bets'),
  'dragon-tiger': facts(['table'], '2026-11-22', 'dragon', 'side_bets'),
  war: facts(['table'], '2026-11-23', 'ante', 'decisions', 'side_bets'),
  craps: facts(['table'], '2026-11-22', 'pass', 'decisions', 'side_bets'),
  'craps-pocket': facts(['table'], '2026-11-24', 'pass', 'decisions', 'side_bets'),
  'sic-bo': facts(['table', 'instant'], '2026-11-22', 'big', 'own_risk', 'side_bets'),
  'three-card-poker': facts(['table'], '2026-11-22', 'ante', 'decisions', 'side_bets'),
  'caribbean-stud': facts(['table'], '2026-11-22', 'ante', 'decisions'),
  'let-it-ride': facts(['table'], '2026-11-23', 'three', 'decisions'),
  'ultimate-texas-holdem': facts(['table'], '2026-11-24', 'ante-blind', 'decisions', 'side_bets'),
  'pai-gow-poker': facts(['table'], '2026-11-24', 'hand', 'decisions'),
  'casino-holdem': facts(['table'], '2026-11-22', 'ante', 'decisions'),
  'slot-signal-box': facts(['slots'], '2026-11-22', 'lines:5', 'lines'),
  'slot-night-orchard': facts(['slots'], '2026-11-22', 'spin', 'lines', 'free_spins'),
  'slot-kite-harbour': facts(['slots'], '2026-11-22', 'spin', 'ways'),
  'slot-soda-siphon': facts(['slots'], '2026-11-24', 'spin', 'cascades'),
  'slot-tidepool': facts(['slots'], '2026-11-22', 'spin', 'cascades'),
  'slot-gable-street': facts(['slots'], '2026-11-22', 'spin', 'ways'),
  'slot-moth-light': facts(['slots'], '2026-11-22', 'spin', 'ways'),
  'slot-six-shafts': facts(['slots'], '2026-11-22', 'spin', 'ways', 'free_spins'),
  'slot-honey-ledger': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-wax-and-seal': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-deep-foundry': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-mill-race': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-orrery': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-depot-nine': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-quarter-bells': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-polar-logbook': facts(['slots'], '2026-11-22', 'spin', 'lines', 'free_spins'),
  'slot-pattern-book': facts(['slots'], '2026-11-22', 'spin', 'lines', 'free_spins'),
  'slot-comet-register': facts(['slots'], '2026-11-22', 'spin', 'lines', 'free_spins'),
  'slot-lamplighters-round': facts(['slots'], '2026-11-22', 'spin', 'lines', 'free_spins'),
  'slot-rain-garden': facts(['slots'], '2026-11-22', 'spin', 'lines'),
  'slot-seed-vault': facts(['slots'], '2026-11-22', 'spin', 'lines', 'free_spins'),
  'slot-apothecary-row': facts(['slots'], '2026-11-22', 'spin', 'lines', 'decisions'),
  'slot-lotus-hour': facts(['slots'], '2026-11-22', 'spin', 'lines', 'decisions'),
  'slot-penny-proscenium': facts(['slots'], '2026-11-22', 'spin', 'lines', 'decisions'),
  // Five coins, as the machines are known for: fewer pay less for the royal flush.
  'jacks-or-better': facts(['video-poker'], '2026-11-22', 'hands:1:coins:5', 'decisions', 'several_hands'),
  'deuces-not-so-ugly': facts(['video-poker'], '2026-11-22', 'hands:1:coins:1-5', 'decisions', 'several_hands'),
  'bonus-poker': facts(['video-poker'], '2026-11-22', 'hands:1:coins:5', 'decisions', 'several_hands'),
  'double-double-bonus': facts(['video-poker'], '2026-11-22', 'hands:1:coins:5', 'decisions', 'several_hands'),
  'loose-deuces': facts(['video-poker'], '2026-11-22', 'hands:1:coins:1-5', 'decisions', 'several_hands'),
  'bonus-deuces': facts(['video-poker'], '2026-11-22', 'hands:1:coins:1-5', 'decisions', 'several_hands'),
  'joker-poker': facts(['video-poker'], '2026-11-22', 'hands:1:coins:5', 'decisions', 'several_hands'),
  dice: facts(['instant'], '2026-11-22', 'under:49.50', 'own_risk'),
  limbo: facts(['instant'], '2026-11-22', 'target:2.00', 'own_risk'),
  mines: facts(['instant'], '2026-11-22', 'mines:3:3', 'own_risk', 'decisions', 'cash_out'),
  plinko: facts(['instant'], '2026-11-22', 'rows:12:medium', 'own_risk'),
  coin: facts(['instant'], '2026-11-22', 'coin:1', 'own_risk', 'decisions', 'cash_out'),
  towers: facts(['instant'], '2026-11-22', 'towers:medium:3', 'own_risk', 'decisions', 'cash_out'),
  hilo: facts(['instant'], '2026-11-22', 'hilo:ranks:6', 'own_risk', 'decisions', 'cash_out'),
  wheel: facts(['instant'], '2026-11-22', 'wheel:30:medium', 'own_risk'),
  'fishing-shared': facts(['instant', 'shared'], '2026-11-24', 'fish-bream', 'own_risk'),
  fishing: facts(['instant'], '2026-11-22', 'target:bream', 'own_risk'),
  crash: facts(['instant', 'shared'], '2026-11-22', 'auto:2.00', 'own_risk', 'cash_out', 'shared_round'),
  horses: facts(['shared'], '2026-11-22', 'card:1:win:1', 'shared_round'),
  penalty: facts(['instant'], '2026-11-23', 'penalty:regular:3', 'own_risk', 'decisions', 'cash_out'),
  cup: facts(['instant'], '2026-11-24', 'cup:1:winner:2', 'own_risk', 'side_bets'),
  greyhounds: facts(['instant'], '2026-11-23', 'card:1:win:2', 'own_risk', 'side_bets'),
  'bingo-75': facts(['draw', 'shared'], '2026-11-22', 'card', 'shared_round'),
  'lotto-6-49': facts(['draw', 'shared'], '2026-11-23', 'row', 'shared_round'),
  'roulette-shared': facts(['table', 'shared'], '2026-11-23', 'red', 'shared_round'),
  'keno-40-10': facts(['draw'], '2026-11-22', 'picks:classic:10', 'own_risk'),
  'keno-80-20': facts(['draw'], '2026-11-22', 'picks:classic:8', 'own_risk'),
  'scratch-parcel-room': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-night-ferry': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-fox-and-crow': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-market-day': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-paper-planes': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-parish-hall': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-tide-table': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-word-garden': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
};
