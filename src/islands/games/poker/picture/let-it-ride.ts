import { parseCard } from '#domain/games/kit/cards/card.ts';
import { worthOfRiding } from '#domain/games/poker/let-it-ride/play.ts';
import type { Decision } from '#domain/games/poker/let-it-ride/rules.ts';

/** What lies on the table: the player's three cards, the two that are turned one by one, and what became of the first two bets. */
export type RideFelt = {
  readonly cards: readonly string[];
  /** Undefined is covered; empty while nothing is dealt. */
  readonly board: readonly (string | undefined)[];
  readonly decided: readonly Decision[];
  readonly over: boolean;
};

export const emptyRide: RideFelt = { cards: [], board: [], decided: [], over: false };

const cardsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((card): card is string => parseCard(String(card)) !== undefined);
const decisionsIn = (value: unknown): Decision[] =>
  (Array.isArray(value) ? value : []).filter((one): one is Decision => one === 'ride' || one === 'take-back');

/** What lies there by the view of an open round or the outcome of a settled one; empty for anything else. */
export const rideOf = (view: { readonly [name: string]: unknown }): RideFelt => {
  const cards = cardsIn(view['cards']);
  if (cards.length !== 3) return emptyRide;
  const turned = cardsIn(view['board']);
  return {
    cards,
    board: [turned[0], turned[1]],
    decided: decisionsIn(view['decided']),
    over: typeof view['hand'] === 'string',
  };
};

/** All cards that lie open, the player's first. */
export const openCards = ({ cards, board }: RideFelt): readonly string[] => [
  ...cards,
  ...board.flatMap((card) => card ?? []),
];

/** One picture of a sequence, how long it stands, and what is heard with it. */
export type RideFrame = { readonly felt: RideFelt; readonly ms: number; readonly sound?: 'card' | 'turn' | 'chip' };

const dealMs = 170;
const chipMs = 320;
const turnMs = 480;
const readMs = 650;

/** The steps from what is shown to what the round has become: the deal, then bet after bet and card after card. */
export const rideFrames = (from: RideFelt, to: RideFelt): readonly RideFrame[] => {
  const frames: RideFrame[] = [];
  let felt: RideFelt = { ...from, over: false };
  const show = (change: Partial<RideFelt>, ms: number, sound?: RideFrame['sound']): void => {
    felt = { ...felt, ...change };
    frames.push({ felt, ms, ...(sound && { sound }) });
  };
  for (const [at] of to.cards.entries())
    if (at >= felt.cards.length) show({ cards: to.cards.slice(0, at + 1) }, dealMs, 'card');
  for (const [at] of to.board.entries())
    if (at >= felt.board.length) show({ board: [...felt.board, undefined] }, dealMs, 'card');
  for (const [at] of to.decided.entries()) {
    if (at >= felt.decided.length) show({ decided: to.decided.slice(0, at + 1) }, chipMs, 'chip');
    if (felt.board[at] === undefined && to.board[at] !== undefined)
      show({ board: felt.board.map((card, place) => (place === at ? to.board[at] : card)) }, turnMs, 'turn');
  }
  return [...frames, { felt: to, ms: to.over ? readMs : 0 }];
};

/** What best play does with the next bet, and what riding earns on average, in bets: one taken back earns nothing. */
export type RideAdvice = { readonly rides: boolean; readonly worth: { readonly num: number; readonly den: number } };

/** Exact, over the 1,176 pairs of cards that can come after three, or the 48 after four. */
export const adviceOnRide = (open: readonly string[]): RideAdvice => {
  const { sum, ways } = worthOfRiding(open.map((card) => parseCard(card) ?? 0));
  return { rides: sum > 0, worth: { num: sum, den: ways } };
};

/** What became of each of the three bets once the round is over: what the hand pays on it, to one. */
export type BetEnd = 'taken-back' | 'rode';
export const betEnds = ({ decided }: RideFelt): readonly BetEnd[] =>
  [0, 1, 2].map((at) => (decided[at] === 'take-back' ? 'taken-back' : 'rode'));
