import { type Card, rankOf, suitOf } from '../../kit/cards/card.ts';
import { categoryIndexOf, threeCardHand } from '../../kit/cards/poker-hand.ts';

/** The player's first two cards and the dealer's open one: all that bets beside the hand ask for. */
export type FirstThree = readonly [Card, Card, Card];

/** What the first two cards make: one card twice, two of one rank and colour, or two of one rank. */
export const pairPays = [
  { pair: 'perfect', toOne: 25n },
  { pair: 'coloured', toOne: 12n },
  { pair: 'mixed', toOne: 6n },
] as const;

export type PairKind = (typeof pairPays)[number]['pair'];

/** Clubs and spades are black: suits 0 and 3. */
const isBlack = (card: Card): boolean => suitOf(card) === 0 || suitOf(card) === 3;

export const pairKindOf = ([first, second]: FirstThree): PairKind | undefined => {
  if (rankOf(first) !== rankOf(second)) return undefined;
  if (first === second) return 'perfect';
  return isBlack(first) === isBlack(second) ? 'coloured' : 'mixed';
};

/** What the player's two cards and the dealer's open one make together, as a poker hand of three. */
export const threePays = [
  { three: 'suited-trips', toOne: 100n },
  { three: 'straight-flush', toOne: 40n },
  { three: 'three-of-a-kind', toOne: 30n },
  { three: 'straight', toOne: 10n },
  { three: 'flush', toOne: 5n },
] as const;

export type ThreeKind = (typeof threePays)[number]['three'];

/** The categories of three cards that are paid, by their index. */
const byCategory: Readonly<Record<number, ThreeKind>> = {
  2: 'flush',
  3: 'straight',
  4: 'three-of-a-kind',
  5: 'straight-flush',
};

export const threeKindOf = ([first, second, third]: FirstThree): ThreeKind | undefined => {
  // Six decks hold every card six times, which no single deck does.
  if (first === second && second === third) return 'suited-trips';
  const suited = suitOf(first) === suitOf(second) && suitOf(second) === suitOf(third);
  const found = byCategory[categoryIndexOf(threeCardHand(first, second, third))];
  // Two like cards and another of their suit are a pair by rank, and a flush by suit.
  return found ?? (suited ? 'flush' : undefined);
};

const backOf = (toOne: bigint | undefined): bigint => (toOne === undefined ? 0n : toOne + 1n);

/** The whole return of a unit on each bet. */
export const sideBets = {
  pair: (cards: FirstThree): bigint => {
    const kind = pairKindOf(cards);
    return backOf(pairPays.find(({ pair }) => pair === kind)?.toOne);
  },
  'poker-three': (cards: FirstThree): bigint => {
    const kind = threeKindOf(cards);
    return backOf(threePays.find(({ three }) => three === kind)?.toOne);
  },
};

export const maxOfSide = { pair: backOf(pairPays[0].toOne), 'poker-three': backOf(threePays[0].toOne) } as const;
