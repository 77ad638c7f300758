import type { GameId } from '#domain/games/book/registry.ts';

/** The smaller side of the smallest target, and the smallest letters, in px. */
type Smallest = { readonly target?: number; readonly text?: number };

/**
 * Tables with something on a phone that is still too small, and how small. It only shrinks: what is mended is taken out, what
 * gets smaller fails.
 */
export const smallYet: Readonly<Partial<Record<GameId, Smallest>>> = {
  baccarat: { text: 5.8 },
  'baccarat-no-commission': { text: 5.8 },
  'bingo-75': { target: 43 },
  blackjack: { text: 11 },
  'blackjack-surrender': { text: 11 },
  'bonus-deuces': { target: 39, text: 11 },
  'bonus-poker': { target: 39, text: 11 },
  'caribbean-stud': { text: 11.1 },
  'casino-holdem': { text: 11.5 },
  craps: { text: 9 },
  'craps-pocket': { text: 10 },
  crash: { target: 24 },
  cup: { text: 10 },
  'deuces-not-so-ugly': { target: 39, text: 11 },
  'double-double-bonus': { target: 39, text: 11 },
  'dragon-tiger': { text: 5.8 },
  greyhounds: { text: 6.8 },
  horses: { text: 4 },
  'jacks-or-better': { target: 39, text: 11 },
  'joker-poker': { target: 39, text: 11 },
  'keno-40-10': { target: 40 },
  'let-it-ride': { text: 11.1 },
  limbo: { target: 34 },
  'loose-deuces': { target: 39, text: 11 },
  'pai-gow-poker': { text: 11.5 },
  plinko: { target: 15 },
  'roulette-american': { target: 27 },
  'roulette-multi': { text: 6.4 },
  'slot-mill-race': { text: 6 },
  'slot-orrery': { text: 7.4 },
  'slot-quarter-bells': { text: 6.6 },
  'slot-signal-box': { text: 8.4 },
  'three-card-poker': { text: 10.7 },
  towers: { target: 35 },
  'ultimate-texas-holdem': { text: 10.5 },
  wheel: { text: 8.6 },
};
