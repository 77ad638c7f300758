import { type Card, parseCard } from '#domain/games/kit/cards/card.ts';
import {
  bestHand,
  categoryIndexOf,
  type HandValue,
  handName,
  threeCardCategories,
  threeCardHand,
} from '#domain/games/kit/cards/poker-hand.ts';
import * as stud from '#domain/games/poker/caribbean-stud/play.ts';
import { futures } from '#domain/games/poker/casino-holdem/play.ts';
import { dealerHands, isWorthPlaying, prospectsOf, worthOfPlaying } from '#domain/games/poker/three-card-poker/play.ts';
import type { HandFacts } from '../../kit/cards/hand-words.ts';

export type DealerPokerId = 'three-card-poker' | 'casino-holdem' | 'caribbean-stud' | 'ultimate-texas-holdem';
type Ending = 'played' | 'called' | 'raised' | 'folded' | 'left';
type Showdown = 'unqualified' | 'won' | 'tied' | 'lost';

/** The cards as they lie; undefined is covered. `end` once the round is over. */
export type Felt = {
  readonly player: readonly string[];
  readonly board: readonly (string | undefined)[];
  readonly dealer: readonly (string | undefined)[];
  readonly end:
    | { readonly ending: Ending; readonly showdown: Showdown | undefined; readonly qualifies: boolean }
    | undefined;
};

export const emptyFelt: Felt = { player: [], board: [], dealer: [], end: undefined };

type Facts = { readonly [name: string]: unknown };

const endings: readonly string[] = ['played', 'called', 'raised', 'folded', 'left'] satisfies Ending[];
const showdowns: readonly string[] = ['unqualified', 'won', 'tied', 'lost'] satisfies Showdown[];
const isEnding = (value: unknown): value is Ending => endings.includes(value as string);
const isShowdown = (value: unknown): value is Showdown => showdowns.includes(value as string);
const factsOf = (value: unknown): Facts => (typeof value === 'object' && value !== null ? (value as Facts) : {});
const cardsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((card): card is string => parseCard(String(card)) !== undefined);

const dealerCards = {
  'three-card-poker': 3,
  'casino-holdem': 2,
  'caribbean-stud': 5,
  'ultimate-texas-holdem': 2,
} as const;
/** Where the whole board is dealt at the start and turned in stages. */
const coveredBoard = 5;

/** What lies on the felt by the view of an open round or the outcome of a settled one; empty for anything else. */
export const feltOf = (id: DealerPokerId, view: Facts): Felt => {
  const { ending, showdown } = view;
  if (isEnding(ending)) {
    const dealer = factsOf(view['dealer']);
    return {
      player: cardsIn(factsOf(view['player'])['cards']),
      board: cardsIn(view['board']),
      dealer: cardsIn(dealer['cards']),
      end: {
        ending,
        showdown: isShowdown(showdown) ? showdown : undefined,
        qualifies: dealer['qualifies'] === true,
      },
    };
  }
  const isUltimate = id === 'ultimate-texas-holdem';
  const player = cardsIn(isUltimate || id === 'casino-holdem' ? view['player'] : view['cards']);
  if (player.length === 0) return emptyFelt;
  const upcards = cardsIn([view['upcard']]);
  const turned = cardsIn(view['board']);
  return {
    player,
    board: isUltimate ? Array.from({ length: coveredBoard }, (_, index) => turned[index]) : cardsIn(view['flop']),
    // One card of the dealer may lie open from the start.
    dealer: Array.from({ length: dealerCards[id] }, (_, index) => upcards[index]),
    end: undefined,
  };
};

const known = (cards: readonly (string | undefined)[]): Card[] => cards.flatMap((card) => parseCard(card ?? '') ?? []);

const valueOfCards = (id: DealerPokerId, cards: readonly Card[]): HandValue | undefined => {
  const least = id === 'ultimate-texas-holdem' ? 2 : 5;
  if (id !== 'three-card-poker') return cards.length >= least ? bestHand(cards) : undefined;
  const [a, b, c] = cards;
  return a === undefined || b === undefined || c === undefined ? undefined : threeCardHand(a, b, c);
};

const signs = '23456789TJQKA';

const factsOfValue = (id: DealerPokerId, value: HandValue): HandFacts => {
  const name =
    id === 'three-card-poker' ? (threeCardCategories[categoryIndexOf(value)] ?? 'high-card') : handName(value);
  return {
    name,
    ranks: [4, 3, 2, 1, 0].map((slot) => signs[(value >> (4 * slot)) & 15] ?? ''),
  };
};

/** What somebody's open cards make, with those of the board; undefined while they are too few. */
export const handOf = (
  id: DealerPokerId,
  cards: readonly (string | undefined)[],
  board: readonly (string | undefined)[],
): HandFacts | undefined => {
  if (cards.length === 0 || cards.includes(undefined)) return undefined;
  const value = valueOfCards(id, known([...cards, ...board]));
  return value === undefined ? undefined : factsOfValue(id, value);
};

/** The five cards that make the best hand of those given; all of them where they are five or fewer. */
export const bestFive = (cards: readonly string[]): readonly string[] => {
  if (cards.length <= 5) return cards;
  const value = bestHand(known(cards));
  const without = cards.findIndex((_, gone) => bestHand(known(cards.filter((_card, at) => at !== gone))) === value);
  return bestFive(cards.filter((_, at) => at !== without));
};

/** One picture of a sequence, and how long it stands before the next, in milliseconds. */
export type FeltFrame = { readonly felt: Felt; readonly ms: number; readonly sound?: 'card' | 'turn' };

const dealMs = 170;
const flopMs = 150;
const boardMs = 380;
/** Before and after the dealer's cards are turned: what everybody waits for. */
const turnMs = 420;
const readMs = 550;

/** The steps by which the felt comes from what it shows to what the round has become, in the order of a real table. */
export const framesTo = (from: Felt, to: Felt): FeltFrame[] => {
  const frames: FeltFrame[] = [];
  let felt: Felt = { ...from, end: undefined };
  const show = (change: Partial<Felt>, ms: number, sound?: 'card' | 'turn'): void => {
    felt = { ...felt, ...change };
    frames.push({ felt, ms, ...(sound && { sound }) });
  };
  for (const [index] of to.player.entries())
    if (index >= felt.player.length) show({ player: to.player.slice(0, index + 1) }, dealMs, 'card');
  for (const [index] of to.dealer.entries())
    if (index >= felt.dealer.length) show({ dealer: [...felt.dealer, undefined] }, dealMs, 'card');
  for (const [index, card] of to.board.entries())
    if (index >= felt.board.length)
      show({ board: to.board.slice(0, index + 1) }, index < 3 || card === undefined ? flopMs : boardMs, 'card');
  for (const [index, card] of to.board.entries())
    if (felt.board[index] !== card) show({ board: felt.board.with(index, card) }, index < 2 ? flopMs : boardMs, 'turn');
  if (!to.end) return [...frames, { felt: to, ms: 0 }];
  show({}, turnMs / 2);
  show({ dealer: to.dealer }, turnMs, 'turn');
  return [...frames, { felt: to, ms: readMs }];
};

/** What best play does, and what playing on earns on average in antes; folding loses one. */
export type PlayAdvice = { readonly plays: boolean; readonly worth: { readonly num: number; readonly den: number } };

/** Exact, over all 18,424 hands of the dealer: two milliseconds. */
export const adviceOnThree = (cards: readonly string[]): PlayAdvice => {
  const prospects = prospectsOf(known(cards));
  return { plays: isWorthPlaying(prospects), worth: { num: worthOfPlaying(prospects), den: dealerHands } };
};

/** Exact, over the 163,185 hands that the dealer can have behind the open card: some twenty milliseconds. */
export const adviceOnStud = (cards: readonly string[], upcard: string): PlayAdvice => {
  const [player, [open = 0]] = [known(cards), known([upcard])];
  const worth = stud.worthOfCalling(player, stud.prospectsOf(player, open));
  return { plays: worth >= -stud.dealerHands, worth: { num: worth, den: stud.dealerHands } };
};

/** From what calling earns over all futures, as the worker counts it. Equal to folding it calls, as best play does. */
export const adviceOnCall = (worth: number): PlayAdvice => ({
  plays: worth >= -futures,
  worth: { num: worth, den: futures },
});

type SpotAmount = { readonly spot: string; readonly amountMinor: bigint };

/** How a bet that has been decided stands at its spot. */
export type SpotResult = { readonly stakeMinor: bigint; readonly payoutMinor: bigint };

/** Every spot's stake and return, in a decided round. */
export const spotResults = (
  bets: readonly SpotAmount[],
  wins: readonly { readonly spot: string; readonly payoutMinor: bigint }[],
): ReadonlyMap<string, SpotResult> =>
  new Map(
    bets.map(({ spot, amountMinor }) => [
      spot,
      {
        stakeMinor: amountMinor,
        payoutMinor: wins.reduce((sum, win) => (win.spot === spot ? sum + win.payoutMinor : sum), 0n),
      },
    ]),
  );
