import type { Stream } from '../../fairness/stream.ts';
import type { Card } from '../kit/cards/card.ts';
import { openShoe } from '../kit/cards/shoe.ts';
import { cardValue, dealerDraws, deckCount, isBlackjack, totalOf } from './hands.ts';

const moves = ['insure', 'decline', 'hit', 'stand', 'double', 'split', 'surrender'] as const;
export type Move = (typeof moves)[number];
export const isMove = (input: unknown): input is Move => moves.some((move) => move === input);

type Hand = { readonly cards: Card[]; doubled: boolean; done: boolean };

/** A round at some point of its play. `dealer` holds the up card first, then the hole card, which the view must hide. */
export type Table = {
  readonly deal: () => Card;
  readonly dealer: Card[];
  readonly hands: Hand[];
  /** The player's first two cards, wherever a split has laid them. */
  readonly first: readonly [Card, Card];
  /** Whether a first hand may be given up at this table, and whether it was. */
  readonly surrender: boolean;
  surrendered: boolean;
  insurance: 'none' | 'offered' | 'taken' | 'declined';
  over: boolean;
};

/** The hand whose turn it is. */
export const activeHand = (table: Table): Hand | undefined =>
  table.over || table.insurance === 'offered' ? undefined : table.hands.find(({ done }) => !done);

const handOf = (cards: Card[]): Hand => ({ cards, doubled: false, done: false });

const isBusted = ({ cards }: Hand): boolean => totalOf(cards).total > 21;

/** When no hand has a decision left: the dealer plays, unless every hand is bust. */
const closeWhenDone = (table: Table): void => {
  for (const hand of table.hands) hand.done ||= totalOf(hand.cards).total >= 21;
  if (table.hands.some(({ done }) => !done)) return;
  table.over = true;
  if (table.hands.every(isBusted)) return;
  while (dealerDraws(totalOf(table.dealer))) table.dealer.push(table.deal());
};

/** The dealer looks below an ace or a ten. A blackjack on either side ends the round before anything is drawn. */
const peek = (table: Table): void => {
  const ended = isBlackjack(table.dealer) || table.hands.some(({ cards }) => isBlackjack(cards));
  if (ended) table.over = true;
};

/** Player, dealer's up card, player, dealer's hole card, from six decks shuffled for this round. */
export const dealTable = (stream: Stream, surrender = false): Table => {
  const deal = openShoe(deckCount, stream);
  const [first, up, second, hole] = [deal(), deal(), deal(), deal()];
  const isAce = cardValue(up) === 1;
  const table: Table = {
    deal,
    dealer: [up, hole],
    hands: [handOf([first, second])],
    first: [first, second],
    surrender,
    surrendered: false,
    insurance: isAce ? 'offered' : 'none',
    over: false,
  };
  if (!isAce) peek(table);
  return table;
};

const canSplit = (table: Table): boolean => {
  const [first, second, ...more] = table.hands[0]?.cards ?? [];
  const isPair = first !== undefined && second !== undefined && cardValue(first) === cardValue(second);
  return table.hands.length === 1 && more.length === 0 && isPair;
};

/** What may be done now: any two cards may be doubled, also after a split, and one pair of equal value may be split. */
export const movesOf = (table: Table): readonly Move[] => {
  if (table.insurance === 'offered') return ['insure', 'decline'];
  const hand = activeHand(table);
  if (!hand) return [];
  const twoCards: readonly Move[] = hand.cards.length === 2 ? ['double'] : [];
  const givingUp: readonly Move[] =
    table.surrender && table.hands.length === 1 && hand.cards.length === 2 ? ['surrender'] : [];
  return ['hit', 'stand', ...twoCards, ...(canSplit(table) ? (['split'] as const) : []), ...givingUp];
};

/** Each of the two hands gets a card at once; split aces get no more. */
const split = (table: Table, [first = 0, second = 0]: readonly Card[]): void => {
  const hands = [handOf([first, table.deal()]), handOf([second, table.deal()])];
  if (cardValue(first) === 1) for (const hand of hands) hand.done = true;
  table.hands.splice(0, 1, ...hands);
};

/** Makes a move that `movesOf` allows. */
export const makeMove = (table: Table, move: Move): void => {
  if (move === 'insure' || move === 'decline') {
    table.insurance = move === 'insure' ? 'taken' : 'declined';
    peek(table);
    return;
  }
  const hand = activeHand(table);
  if (!hand) throw new RangeError(`no hand to ${move}`);
  if (move === 'surrender') {
    // The dealer has looked for a blackjack and has none: late surrender. No card is drawn any more.
    table.surrendered = true;
    table.over = true;
    return;
  }
  if (move === 'split') split(table, hand.cards);
  if (move === 'hit' || move === 'double') hand.cards.push(table.deal());
  if (move === 'double') hand.doubled = true;
  if (move === 'stand' || move === 'double') hand.done = true;
  closeWhenDone(table);
};

/** The table after these moves: the cards are fixed by the stream, so the moves are all that a round has to remember. */
export const replay = (stream: Stream, made: readonly Move[], surrender = false): Table => {
  const table = dealTable(stream, surrender);
  for (const move of made) makeMove(table, move);
  return table;
};
