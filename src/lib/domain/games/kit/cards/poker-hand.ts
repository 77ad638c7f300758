import type { Card } from './card.ts';

/**
 * The value of a poker hand as one integer: the greater wins, equal ones tie. Bits 20 and up are the category, below them
 * five ranks of four bits each, the deciding one first.
 */
export type HandValue = number;

/** The categories of five cards, the lowest first: the index is the category of a value. A royal flush is apart below. */
export const categories = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;

/** The categories of three cards, the lowest first: a straight is rarer than a flush, and three of a kind rarer still. */
export const threeCardCategories = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
] as const;

const categoryShift = 20;
const rankSlots = 5;
const ranksMask = 0x1fff;
const aceBit = 1 << 12;

/** Puts a category and its deciding ranks (best first, at most five) into one value. */
export const handValue = (category: number, ...ranks: readonly number[]): HandValue =>
  ranks.reduce((value, rank, slot) => value | (rank << (4 * (rankSlots - 1 - slot))), category << categoryShift);

/** The index of a value's category in `categories` or `threeCardCategories`. */
export const categoryIndexOf = (value: HandValue): number => value >>> categoryShift;

const masks = Array.from({ length: ranksMask + 1 }, (_, mask) => mask);
const ranksIn = (mask: number): number[] =>
  Array.from({ length: 13 }, (_, index) => 12 - index).filter((rank) => mask & (1 << rank));

/** For each set of ranks: its five highest, packed as in a value. */
const packedTop = Int32Array.from(masks, (mask) => handValue(0, ...ranksIn(mask).slice(0, rankSlots)));
const sizeOf = Uint8Array.from(masks, (mask) => ranksIn(mask).length);

/** The highest rank of the best run of `length` ranks in a set, or 0 (no run ends at a two). The ace also counts low. */
const runTops = (length: number): Uint8Array =>
  Uint8Array.from(masks, (mask) => {
    const run = (1 << length) - 1;
    const low = (run >> 1) | aceBit;
    for (let top = 12; top >= length - 1; top -= 1) {
      const window = run << (top - length + 1);
      if ((mask & window) === window) return top;
    }
    return (mask & low) === low ? length - 2 : 0;
  });

const straightTop = runTops(5);
const threeRunTop = runTops(3);

const highest = (mask: number): number => 31 - Math.clz32(mask);
/** The `count` highest ranks of a set, packed from the given slot on. */
const kickers = (mask: number, count: number, slot: number): number =>
  ((packedTop[mask] ?? 0) >> (4 * (rankSlots - count))) << (4 * (rankSlots - count - slot));

/** The best value by ranks alone. Each set holds the ranks that occur at least once, twice, … */
const valueByRanks = (one: number, two: number, three: number, four: number): HandValue => {
  if (four !== 0) {
    const quad = highest(four);
    return (7 << categoryShift) | (quad << 16) | kickers(one & ~(1 << quad), 1, 1);
  }
  if (three !== 0) {
    const trio = highest(three);
    const pairs = two & ~(1 << trio);
    if (pairs !== 0) return (6 << categoryShift) | (trio << 16) | (highest(pairs) << 12);
  }
  const top = straightTop[one] ?? 0;
  if (top !== 0) return (4 << categoryShift) | (top << 16);
  if (three !== 0) {
    const trio = highest(three);
    return (3 << categoryShift) | (trio << 16) | kickers(one & ~(1 << trio), 2, 1);
  }
  if (two === 0) return packedTop[one] ?? 0;
  const pair = highest(two);
  const others = two & ~(1 << pair);
  if (others === 0) return (1 << categoryShift) | (pair << 16) | kickers(one & ~(1 << pair), 3, 1);
  const second = highest(others);
  return (2 << categoryShift) | (pair << 16) | (second << 12) | kickers(one & ~(1 << pair) & ~(1 << second), 1, 2);
};

const flushValue = (mask: number): HandValue => {
  const top = straightTop[mask] ?? 0;
  return top !== 0 ? (8 << categoryShift) | (top << 16) : (5 << categoryShift) | (packedTop[mask] ?? 0);
};

/** The value of the best five of five to seven different cards. Suits never break a tie. */
export const bestHand = (cards: ArrayLike<Card>): HandValue => {
  let [one, two, three, four] = [0, 0, 0, 0];
  let [clubs, diamonds, hearts, spades] = [0, 0, 0, 0];
  for (let index = 0; index < cards.length; index += 1) {
    const card = cards[index] ?? 0;
    const suit = (card / 13) | 0;
    const bit = 1 << (card - 13 * suit);
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
    if (suit === 0) clubs |= bit;
    else if (suit === 1) diamonds |= bit;
    else if (suit === 2) hearts |= bit;
    else spades |= bit;
  }
  // Of seven cards at most one suit has five.
  const long = isLong(clubs) | isLong(diamonds) | isLong(hearts) | isLong(spades);
  const byRanks = valueByRanks(one, two, three, four);
  return long === 0 ? byRanks : Math.max(byRanks, flushValue(long));
};

/** The set itself where it has five ranks or more, else nothing. */
const isLong = (mask: number): number => ((sizeOf[mask] ?? 0) >= rankSlots ? mask : 0);

/** The value of three different cards among hands of three. A-2-3 is the lowest straight. */
export const threeCardHand = (first: Card, second: Card, third: Card): HandValue => {
  const [a, b, c] = [first % 13, second % 13, third % 13];
  const mask = (1 << a) | (1 << b) | (1 << c);
  if (a === b && b === c) return handValue(4, a);
  if (a === b || b === c || a === c) {
    const pair = a === b ? a : c;
    return handValue(1, pair, highest(mask & ~(1 << pair)));
  }
  const suit = (first / 13) | 0;
  const suited = suit === ((second / 13) | 0) && suit === ((third / 13) | 0);
  const top = threeRunTop[mask] ?? 0;
  if (top !== 0) return handValue(suited ? 5 : 3, top);
  return (suited ? 2 << categoryShift : 0) | (packedTop[mask] ?? 0);
};

/** A royal flush is the straight flush to the ace. */
export const royalFlush: HandValue = handValue(8, 12);

/** What a hand of five is called: its category, or that it is a royal flush. */
export const handName = (value: HandValue): (typeof categories)[number] | 'royal-flush' =>
  value === royalFlush ? 'royal-flush' : (categories[categoryIndexOf(value)] ?? 'high-card');
