import { deckOf } from '#domain/games/kit/cards/card.ts';
import { bestHand, type HandValue } from '#domain/games/kit/cards/poker-hand.ts';
import { dealClasses } from '../deals.ts';

/** Hands of two cards beside a board of five, and those that the dealer can have beside the player's. */
const handsBeside = 1_081;
export const dealerHands = 990;

/** The hand values there are, the lowest first: a hand's place among them sorts beside the hand in one 32-bit integer. */
export const allValues = [...new Set(dealClasses(5).map(({ cards }) => bestHand(cards)))].sort((a, b) => a - b);
const placeOf = new Uint16Array((allValues.at(-1) ?? 0) + 1);
for (const [place, value] of allValues.entries()) placeOf[value] = place;

/** The lowest place whose value is not below the given one. */
export const placeFrom = (least: HandValue): number => allValues.findIndex((value) => value >= least);

const deck = deckOf();
const first = new Uint8Array(handsBeside);
const second = new Uint8Array(handsBeside);
/** `place of the value · 2,048 + hand`: what sorts the hands of a board. */
const order = new Int32Array(handsBeside);
const below = new Int32Array(52);
const reached = new Int32Array(52);
const outside = new Int32Array(52);
const seven = new Int32Array(7);
const likes = new Uint8Array(52);
const known = new Int32Array(26 * 26);

const suitOfThree = (board: readonly number[]): number =>
  [0, 1, 2, 3].find((suit) => board.filter((card) => Math.floor(card / 13) === suit).length >= 3) ?? -1;

/** Fills `first`, `second` and `order` with the 1,081 hands beside a board. */
const sortHands = (board: readonly number[]): void => {
  seven.set(board);
  const rest = deck.filter((card) => !board.includes(card));
  // Of two cards only the ranks count, and whether they are of the suit that can still make a flush.
  const suit = suitOfThree(board);
  for (const card of rest) likes[card] = 2 * (card % 13) + (Math.floor(card / 13) === suit ? 1 : 0);
  known.fill(-1);
  let size = 0;
  for (let i = 0; i < rest.length; i += 1) {
    const a = rest[i] ?? 0;
    for (let j = i + 1; j < rest.length; j += 1) {
      const b = rest[j] ?? 0;
      const [like, other] = [likes[a] ?? 0, likes[b] ?? 0];
      const key = like < other ? like * 26 + other : other * 26 + like;
      let place = known[key] ?? -1;
      if (place < 0) {
        seven[5] = a;
        seven[6] = b;
        place = placeOf[bestHand(seven)] ?? 0;
        known[key] = place;
      }
      first[size] = a;
      second[size] = b;
      order[size] = place * 2_048 + size;
      size += 1;
    }
  }
  order.sort();
};

const countBelow = (place: number): number => {
  let [low, high] = [0, handsBeside];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((order[middle] ?? 0) < place * 2_048) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Of the lowest hands, as many as given, those with each card. */
const countByCard = (count: number): void => {
  outside.fill(0);
  for (let at = 0; at < count; at += 1) {
    const hand = (order[at] ?? 0) & 2_047;
    for (const card of [first[hand] ?? 0, second[hand] ?? 0]) outside[card] = (outside[card] ?? 0) + 1;
  }
};

/**
 * What a hand, `a` below `b`, meets among the dealer's 990: how many are lower, how many not higher, and how many do not
 * qualify. `place` is that of the hand's own value in `allValues`.
 */
export type Met = (a: number, b: number, place: number, lower: number, notHigher: number, unqualified: number) => void;

/** Tells of every hand beside a board what it meets, the lowest first, when the dealer plays with `qualifying` or a higher place. */
export const meetDealer = (board: readonly number[], qualifying: number, met: Met): void => {
  sortHands(board);
  below.fill(0);
  let belowCount = 0;
  // Hands that do not qualify come first: all of them, and those with a given card, are known once they are passed.
  const unqualifiedCount = countBelow(qualifying);
  countByCard(unqualifiedCount);
  for (let start = 0; start < handsBeside; ) {
    const place = (order[start] ?? 0) >> 11;
    let end = start;
    reached.set(below);
    for (; end < handsBeside && (order[end] ?? 0) >> 11 === place; end += 1) {
      const hand = (order[end] ?? 0) & 2_047;
      const [a = 0, b = 0] = [first[hand], second[hand]];
      reached[a] = (reached[a] ?? 0) + 1;
      reached[b] = (reached[b] ?? 0) + 1;
    }
    for (let at = start; at < end; at += 1) {
      const hand = (order[at] ?? 0) & 2_047;
      const [a = 0, b = 0] = [first[hand], second[hand]];
      // Of the dealer's hands those with a card of the player's are taken off; the player's own hand has both.
      const lower = belowCount - (below[a] ?? 0) - (below[b] ?? 0);
      const notHigher = end - (reached[a] ?? 0) - (reached[b] ?? 0) + 1;
      const unqualified = unqualifiedCount - (outside[a] ?? 0) - (outside[b] ?? 0) + (place < qualifying ? 1 : 0);
      met(a, b, place, lower, notHigher, unqualified);
    }
    below.set(reached);
    belowCount = end;
    start = end;
  }
};
