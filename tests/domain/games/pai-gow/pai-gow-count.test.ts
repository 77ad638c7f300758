import { describe, expect, it } from 'vitest';
import { joker } from '#domain/games/kit/cards/card.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';
import { type Counts, countDeals, layOut } from '#scripts/exact/pai-gow/count.ts';
import { plainSide } from '#scripts/exact/pai-gow/plain-side.ts';
import { leastMoved, mostWon, type Worth } from '#scripts/exact/pai-gow/settings.ts';
import { countsOf, vectorKey } from '#scripts/exact/pai-gow/suited.ts';
import { choose, vectorsOf } from '#scripts/exact/pai-gow/vectors.ts';

/** Every hand of seven from a deck of a few ranks and the joker: the cards as bits, and what both hands are worth. */
type SetBy = (cards: readonly number[]) => { readonly highValue: number; readonly lowValue: number };
const allHands = (ranks: readonly number[], setBy: SetBy = houseWay) => {
  const deck = [...[0, 13, 26, 39].flatMap((suit) => ranks.map((rank) => suit + rank)), joker];
  const hands: { readonly held: number; readonly high: number; readonly low: number }[] = [];
  const grow = (from: number, cards: readonly number[], held: number): void => {
    if (cards.length === 7) {
      const { highValue, lowValue } = setBy(cards);
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
const laidOut = (ranks: readonly number[], setBy?: SetBy): Counts => {
  const players = allHands(ranks, setBy);
  const hands = allHands(ranks);
  const [held, high, low] = (['held', 'high', 'low'] as const).map((name) =>
    Int32Array.from(hands, (hand) => hand[name]),
  );
  if (!held || !high || !low) throw new RangeError('no hands');
  let [won, pushed, lost] = [0, 0, 0];
  for (let own = 0; own < hands.length; own += 1) {
    const { held: cards, high: ownHigh, low: ownLow } = players[own] ?? { held: 0, high: 0, low: 0 };
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

/** The settings that were chosen for a worth, as a player would look them up: by ranks, and by a long suit where it is set otherwise. */
const chosenFor = (ranks: readonly number[], worth: Worth): SetBy => {
  const { own } = layOut(ranks, worth);
  const byRanks = new Map(own.vectors.map((vector) => [vectorKey(vector.counts, vector.joker), vector.at]));
  const bySuit = new Map(
    own.families.flatMap(({ beside, hands }) =>
      hands.map(({ suit, at }) => [`${suit} ${vectorKey(countsOf(suit, beside.counts), beside.joker)}`, at] as const),
    ),
  );
  return (cards) => {
    const counts = new Uint8Array(13);
    const suits = [0, 0, 0, 0];
    for (const card of cards.filter((one) => one !== joker)) {
      counts[card % 13] = (counts[card % 13] ?? 0) + 1;
      const suit = Math.floor(card / 13);
      suits[suit] = (suits[suit] ?? 0) | (1 << (card % 13));
    }
    const key = vectorKey(counts, cards.includes(joker));
    const long = suits.map((suit) => bySuit.get(`${suit} ${key}`)).find((at) => at !== undefined);
    const at = long ?? byRanks.get(key);
    if (!at) throw new RangeError('a hand that nothing was chosen for');
    return { highValue: at.high, lowValue: at.low };
  };
};

describe('the count of all pairs of hands', () => {
  it('of best play is what laying out every pair by its settings says', { timeout: 120_000 }, () => {
    const ranks = [12, 0, 1, 2, 3];
    expect(countDeals(ranks, undefined, mostWon)).toEqual(laidOut(ranks, chosenFor(ranks, mostWon)));
  });

  it('finds the house way behind best play, and calm play to push more', { timeout: 60_000 }, () => {
    const ranks = [12, 0, 1, 2, 3];
    const [house, best, calm] = [undefined, mostWon, leastMoved].map((worth) => countDeals(ranks, undefined, worth));
    if (!house || !best || !calm) throw new RangeError('not counted');
    const net = ({ won, lost }: Counts): number => 0.95 * Number(won) - Number(lost);
    const moved = ({ won, lost }: Counts): number => 0.95 ** 2 * Number(won) + Number(lost);
    expect(net(best)).toBeGreaterThan(net(house));
    expect(moved(calm)).toBeLessThan(moved(best));
    expect(moved(calm)).toBeLessThan(moved(house));
  });

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
