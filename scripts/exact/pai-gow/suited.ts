/** Hands whose suits matter: by the ranks of the long suit and of the cards beside it. */
import { type Card, joker } from '#domain/games/kit/cards/card.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';
import { choose, type Point, type Vector } from './vectors.ts';

/** The cards beside the long suit, by rank, and whether the joker is in the hand. */
export type Beside = { readonly counts: Uint8Array; readonly joker: boolean };

/** All hands with these cards beside a long suit of these ranks: where they stand, and where they would without suits. */
export type SuitedHand = {
  readonly suit: number;
  readonly cards: readonly Card[];
  readonly at: Point;
  readonly unsuited: Point;
};

/** Hands alike in what lies beside their long suit. */
export type Family = { readonly beside: Beside; readonly hands: readonly SuitedHand[] };

export const vectorKey = (counts: Uint8Array, withJoker: boolean): string =>
  `${counts.join('')}${withJoker ? '*' : ''}`;

/** How to choose the suits of the cards beside, of the three that are left. */
export const besideWays = ({ counts }: Beside): number => counts.reduce((all, count) => all * choose(3, count), 1);

export const sizeOf = (mask: number): number => {
  let size = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) size += 1;
  return size;
};

const besides = (ranks: readonly number[], size: number): Uint8Array[] => {
  const found: Uint8Array[] = [];
  const grow = (from: number, left: number, counts: Uint8Array): void => {
    if (left === 0) {
      found.push(counts);
      return;
    }
    for (let index = from; index < ranks.length; index += 1) {
      const rank = ranks[index] ?? 0;
      for (let count = 1; count <= Math.min(3, left); count += 1)
        grow(index + 1, left - count, counts.with(rank, count));
    }
  };
  grow(0, size, new Uint8Array(13));
  return found;
};

const cardsOf = (suit: number, { counts, joker: withJoker }: Beside): number[] => {
  const long = Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => suit & (1 << rank));
  // At most two cards of different or equal ranks, each of a suit of its own.
  const others = [...counts].flatMap((count, rank) => new Array<number>(count).fill(rank));
  const cards = [...long, ...others.map((rank, index) => 13 * (1 + index) + rank)];
  return withJoker ? [...cards, joker] : cards;
};

/**
 * Every hand that has five cards of a suit, the joker among them: a long suit of at least five ranks, or four beside the joker.
 * Only those that the suits set otherwise are kept, unless `all` are wanted. Of seven cards only one suit can be so long.
 */
export const familiesOf = (ranks: readonly number[], vectors: readonly Vector[], all = false): Family[] => {
  const unsuited = new Map(vectors.map(({ counts, joker: withJoker, at }) => [vectorKey(counts, withJoker), at]));
  const deck = ranks.reduce((mask, rank) => mask | (1 << rank), 0);
  const suits = Array.from({ length: deck + 1 }, (_, mask) => mask).filter((mask) => (mask & ~deck) === 0);
  return [false, true].flatMap((withJoker) =>
    [0, 1, 2].flatMap((size) =>
      besides(ranks, size).map((counts) => {
        const beside = { counts, joker: withJoker };
        const hands = suits
          .filter((suit) => sizeOf(suit) === 7 - size - Number(withJoker))
          .flatMap((suit): SuitedHand[] => {
            const cards = cardsOf(suit, beside);
            const { highValue, lowValue } = houseWay(cards);
            const plain = unsuited.get(vectorKey(countsOf(suit, counts), withJoker));
            if (!plain) throw new RangeError('a hand that no vector has');
            const isSame = plain.high === highValue && plain.low === lowValue;
            return isSame && !all ? [] : [{ suit, cards, at: { high: highValue, low: lowValue }, unsuited: plain }];
          });
        return { beside, hands };
      }),
    ),
  );
};

/** The cards of each rank in a hand with this long suit. */
export const countsOf = (suit: number, beside: Uint8Array): Uint8Array =>
  beside.map((count, rank) => count + ((suit >> rank) & 1));
