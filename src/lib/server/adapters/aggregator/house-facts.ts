import type { GameFeature } from '#domain/catalogue/game.ts';
import type { GameId } from '#domain/games/registry.ts';

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
  blackjack: facts(['table'], '2026-11-22', 'hand', 'decisions'),
  // The banker's bet: the best of the table, and the one most played.
  baccarat: facts(['table'], '2026-11-22', 'banker', 'side_bets'),
  craps: facts(['table'], '2026-11-22', 'pass', 'decisions', 'side_bets'),
  'three-card-poker': facts(['table'], '2026-11-22', 'ante', 'decisions', 'side_bets'),
  'casino-holdem': facts(['table'], '2026-11-22', 'ante', 'decisions'),
  'slot-signal-box': facts(['slots'], '2026-11-22', 'lines:5', 'lines'),
  'slot-night-orchard': facts(['slots'], '2026-11-22', 'spin', 'lines', 'free_spins'),
  'slot-kite-harbour': facts(['slots'], '2026-11-22', 'spin', 'ways'),
  'slot-tidepool': facts(['slots'], '2026-11-22', 'spin', 'cascades'),
  // Five coins, as the machines are known for: fewer pay less for the royal flush.
  'jacks-or-better': facts(['video-poker'], '2026-11-22', 'hands:1:coins:5', 'decisions', 'several_hands'),
  'deuces-not-so-ugly': facts(['video-poker'], '2026-11-22', 'hands:1:coins:1-5', 'decisions', 'several_hands'),
  dice: facts(['instant'], '2026-11-22', 'under:49.50', 'own_risk'),
  limbo: facts(['instant'], '2026-11-22', 'target:2.00', 'own_risk'),
  mines: facts(['instant'], '2026-11-22', 'mines:3:3', 'own_risk', 'decisions', 'cash_out'),
  plinko: facts(['instant'], '2026-11-22', 'rows:12:medium', 'own_risk'),
  fishing: facts(['instant'], '2026-11-22', 'target:bream', 'own_risk'),
  crash: facts(['instant', 'shared'], '2026-11-22', 'auto:2.00', 'own_risk', 'cash_out', 'shared_round'),
  horses: facts(['shared'], '2026-11-22', 'card:1:win:1', 'shared_round'),
  'keno-40-10': facts(['draw'], '2026-11-22', 'picks:classic:10', 'own_risk'),
  'scratch-parcel-room': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
  'scratch-night-ferry': facts(['draw', 'instant'], '2026-11-22', 'ticket', 'finite_series'),
};
