import type { Choice, Seen } from '#domain/games/blackjack/best-play.ts';
import { cardValue, totalOf } from '#domain/games/blackjack/hands.ts';
import type { HandResult } from '#domain/games/blackjack/paytable.ts';
import { type Card, parseCard } from '#domain/games/kit/cards/card.ts';

type FeltHand = { readonly cards: readonly string[]; readonly doubled: boolean };

/** The cards as they lie. `undefined` is a covered card; `results` is empty until the round is over. */
export type Felt = {
  readonly dealer: readonly (string | undefined)[];
  readonly hands: readonly FeltHand[];
  /** The hand that is asked, by its place. */
  readonly turn: number | undefined;
  readonly insurance: 'none' | 'offered' | 'taken' | 'declined';
  readonly results: readonly HandResult[];
};

export const emptyFelt: Felt = { dealer: [], hands: [], turn: undefined, insurance: 'none', results: [] };

type Facts = { readonly [name: string]: unknown };

const results: readonly string[] = ['blackjack', 'win', 'push', 'surrender', 'loss', 'bust'] satisfies HandResult[];
const insurances: readonly string[] = ['none', 'offered', 'taken', 'declined'] satisfies Felt['insurance'][];
const isResult = (value: unknown): value is HandResult => results.includes(value as string);
const isInsurance = (value: unknown): value is Felt['insurance'] => insurances.includes(value as string);
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const isCard = (value: unknown): value is string => typeof value === 'string' && parseCard(value) !== undefined;
const cardsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isCard) : []);

/** What lies on the felt by the view of an open round or the outcome of a settled one; empty for anything else. */
export const feltOf = (view: Facts): Felt => {
  const { hands, turn, insurance } = view;
  const over = Array.isArray(view['results']);
  const dealer = cardsIn(view['dealer']);
  return {
    dealer: over || dealer.length === 0 ? dealer : [...dealer, undefined],
    hands: (Array.isArray(hands) ? hands : []).filter(isFacts).map(({ cards, doubled }) => ({
      cards: cardsIn(cards),
      doubled: doubled === true,
    })),
    turn: typeof turn === 'number' ? turn : undefined,
    insurance: isInsurance(insurance) ? insurance : 'none',
    results: over ? (view['results'] as unknown[]).filter(isResult) : [],
  };
};

const known = (cards: readonly (string | undefined)[]): Card[] =>
  cards.flatMap((card) => (card === undefined ? [] : (parseCard(card) ?? [])));

/** The total of the cards that lie open. */
export const totalOfCards = (cards: readonly (string | undefined)[]): ReturnType<typeof totalOf> =>
  totalOf(known(cards));

/** One picture of a sequence, and how long it stands before the next, in milliseconds. */
export type FeltFrame = { readonly felt: Felt; readonly ms: number; readonly sound?: 'card' | 'turn' };

const dealMs = 210;
const drawMs = 300;
const splitMs = 320;
/** Before and after the covered card is turned, and for each card that the dealer draws: these are what everybody waits for. */
const turnMs = 520;
const dealerMs = 620;

const withCard = (hands: readonly FeltHand[], place: number, card: string): readonly FeltHand[] =>
  hands.map((hand, index) => (index === place ? { ...hand, cards: [...hand.cards, card] } : hand));

/** The steps by which the felt comes from what it shows to what the round has become, in the order of a real table. */
export const framesTo = (from: Felt, to: Felt): FeltFrame[] => {
  const frames: FeltFrame[] = [];
  let felt: Felt = { ...from, results: [] };
  const show = (change: Partial<Felt>, ms: number, sound?: 'card' | 'turn'): void => {
    felt = { ...felt, ...change };
    frames.push({ felt, ms, ...(sound && { sound }) });
  };
  const [own] = to.hands;
  if (felt.dealer.length === 0 && own && to.hands.length === 1) {
    const [first = '', second = ''] = own.cards;
    show({ hands: [{ cards: [first], doubled: false }] }, dealMs, 'card');
    show({ dealer: to.dealer.slice(0, 1) }, dealMs, 'card');
    show({ hands: [{ cards: [first, second], doubled: false }] }, dealMs, 'card');
    show({ dealer: [...to.dealer.slice(0, 1), undefined] }, dealMs, 'card');
  }
  const [whole] = felt.hands;
  if (whole && to.hands.length > felt.hands.length) {
    const halves = whole.cards.map((card) => ({ cards: [card], doubled: false }));
    show({ hands: halves, turn: undefined }, splitMs, 'card');
  }
  to.hands.forEach((hand, place) => {
    for (const card of hand.cards.slice(felt.hands[place]?.cards.length ?? hand.cards.length))
      show({ hands: withCard(felt.hands, place, card) }, drawMs, 'card');
  });
  if (to.results.length > 0) {
    if (felt.dealer.length === 2 && felt.dealer[1] === undefined) {
      show({ turn: undefined }, turnMs / 2);
      show({ dealer: to.dealer.slice(0, 2) }, turnMs, 'turn');
    }
    for (const [index] of to.dealer.entries())
      if (index >= Math.max(2, felt.dealer.length)) show({ dealer: to.dealer.slice(0, index + 1) }, dealerMs, 'card');
  }
  show(to, to.results.length > 0 ? 200 : 0);
  return frames;
};

/** A hand that is asked, and what may be done with it and paid for. */
export type Asked = Seen & { readonly choices: readonly Choice[] };

const isChoice = (name: string): name is Choice =>
  name === 'hit' || name === 'stand' || name === 'double' || name === 'split' || name === 'surrender';

/** All cards that lie open when a hand is asked, by value. Undefined when no hand is. */
export const askedOf = (felt: Felt, choices: readonly string[]): Asked | undefined => {
  const hand = felt.hands[felt.turn ?? -1];
  const [up] = known(felt.dealer);
  if (felt.insurance === 'offered' || !hand || up === undefined) return undefined;
  const others = felt.hands.filter((other) => other !== hand).flatMap(({ cards }) => known(cards));
  return {
    hand: known(hand.cards).map(cardValue),
    up: cardValue(up),
    beside: others.map(cardValue),
    choices: choices.filter(isChoice),
  };
};

type SpotAmount = { readonly spot: string; readonly amountMinor: bigint };
const handOfSpot: Readonly<Record<string, number>> = { hand: 0, 'double:1': 0, split: 1, 'double:2': 1 };

/** The stacks that lie at each hand, in the order in which they were laid. */
export const stacksOf = (bets: readonly SpotAmount[], place: number): readonly bigint[] =>
  bets.flatMap(({ spot, amountMinor }) => (handOfSpot[spot] === place ? [amountMinor] : []));

export const insuranceOf = (bets: readonly SpotAmount[]): bigint | undefined =>
  bets.find(({ spot }) => spot === 'insurance')?.amountMinor;
