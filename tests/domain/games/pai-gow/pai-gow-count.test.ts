import { describe, expect, it } from 'vitest';
import { joker } from '#domain/games/kit/cards/card.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';
import { type Counts, countDeals } from '#scripts/exact/pai-gow/count.ts';
import { plainSide } from '#scripts/exact/pai-gow/plain-side.ts';
import { choose, vectorsOf } from '#scripts/exact/pai-gow/vectors.ts';

/** Every hand of seven from a deck of a few ranks and the joker: the cards as bits, and what both hands are worth. */
const allHands = (ranks: readonly number[]) => {
  const deck = [...[0, 13, 26, 39].flatMap((suit) => ranks.map((rank) => suit + rank)), joker];
  const hands: { readonly held: number; readonly high: number; readonly low: number }[] = [];
  const grow = (from: number, cards: readonly number[], held: number): void => {
    if (cards.length === 7) {
      const { highValue, lowValue } = houseWay(cards);
      hands.push({ held, high: highValue, low: lowValue });
      return;
    }
    for (let at = from; at < deck.length; at += 1) grow(at + 1, [...cards, deck[at] ?? 0], held | (1 << at));
  };
  grow(0, [], 0);
  return hands;
};

/** Suits in every order that their ranks can be told apart by: a hand whose suits do not rise stands for so many. */
const suitOrders = (held: number, ranks: number): number => {
  const suits = [0, 1, 2, 3].map((suit) => (held >> (suit * ranks)) & ((1 << ranks) - 1));
  if (suits.some((set, suit) => suit > 0 && set > (suits[suit - 1] ?? 0))) return 0;
  const alike = Map.groupBy(suits, (set) => set);
  return [...alike.values()].reduce((ways, { length }) => ways / ([1, 1, 2, 6, 24][length] ?? 1), 24);
};

/** Laying every hand against every other that shares no card with it. */
const laidOut = (ranks: readonly number[]): Counts => {
  const hands = allHands(ranks);
  const [held, high, low] = (['held', 'high', 'low'] as const).map((name) =>
    Int32Array.from(hands, (hand) => hand[name]),
  );
  if (!held || !high || !low) throw new RangeError('no hands');
  let [won, pushed, lost] = [0, 0, 0];
  for (let own = 0; own < hands.length; own += 1) {
    const [cards, ownHigh, ownLow] = [held[own] ?? 0, high[own] ?? 0, low[own] ?? 0];
    const orders = suitOrders(cards, ranks.length);
    if (orders === 0) continue;
    for (let other = 0; other < hands.length; other += 1) {
      if (((held[other] ?? 0) & cards) !== 0) continue;
      const [aboveHigh, aboveLow] = [ownHigh > (high[other] ?? 0), ownLow > (low[other] ?? 0)];
      if (aboveHigh && aboveLow) won += orders;
      else if (aboveHigh || aboveLow) pushed += orders;
      else lost += orders;
    }
  }
  return { won: BigInt(won), pushed: BigInt(pushed), lost: BigInt(lost) };
};

describe('the count of all pairs of hands', () => {
  it('says of a deck of five ranks, ace to five, what laying out every pair says', { timeout: 120_000 }, () => {
    const ranks = [12, 0, 1, 2, 3];
    const counted = countDeals(ranks);
    expect(counted).toEqual(laidOut(ranks));
    expect(counted.won + counted.pushed + counted.lost).toBe(BigInt(choose(21, 7) * choose(14, 7)));
  });

  it('has as many hands of the dealer against each set of ranks as 46 cards give', { timeout: 60_000 }, () => {
    const { tree, vectors } = vectorsOf(Array.from({ length: 13 }, (_, rank) => rank));
    expect(vectors.filter(({ joker: held }) => !held)).toHaveLength(49_205);
    expect(vectors.filter(({ joker: held }) => held)).toHaveLength(18_395);
    const plain = plainSide(tree, vectors);
    for (const own of [vectors[0], vectors[40_000], vectors.find(({ joker: held }) => held)]) {
      if (!own) throw new RangeError('no such hand');
      plain.meet(own);
      const all = plain.around({ high: 2 ** 30, low: 2 ** 30 });
      expect(all).toEqual({ below: choose(46, 7), above: 0, atMost: choose(46, 7), atLeast: 0 });
    }
  });
});
