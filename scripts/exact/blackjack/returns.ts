import { decide, type StrategyTable } from '#domain/games/blackjack/strategy.ts';
import { add, type Rational, rational, subtract } from '#domain/maths/rational.ts';
import { dealerCardsMax, dealerWays, outcomes } from './dealer.ts';
import { firstHands, type Leaf, leavesOf, netOf } from './leaves.ts';
import { falling, type Key, keyOf, keyOfAll, shoeSize, sizeOf, values, waysToTake } from './shoe.ts';

/** Cases of each dealer outcome, over falling(312, cards + dealerCardsMax). */
type Cases = { readonly cards: number; readonly ways: readonly bigint[] };

const known = new Map<string, Cases>();

/** How often exactly the cards `seen` are taken and the dealer, without a blackjack, ends at each outcome. */
const casesOf = (up: number, seen: Key): Cases => {
  const name = `${up}:${seen}`;
  const found = known.get(name) ?? {
    cards: sizeOf(seen),
    ways: dealerWays(up, seen).map((ways) => ways * waysToTake(seen)),
  };
  known.set(name, found);
  return found;
};

/** A first hand against an up card: the ends it can have, each as often as `orders` says. */
type Group = { readonly leaves: readonly Leaf[]; readonly beside: Key; readonly orders: number; readonly hands: 1 | 2 };

const groupsAgainst = (up: number, table: StrategyTable): Group[] =>
  firstHands
    .filter(({ hand: [first, second] }) => first !== 1 || second !== 10)
    .map(({ hand, orders }) => {
      const [first, second] = hand;
      const isPair = first === second;
      return isPair && decide(hand, up, { double: true, split: true }, table) === 'split'
        ? { leaves: leavesOf([first], up, table, true), beside: keyOf(first) + keyOf(up), orders, hands: 2 }
        : { leaves: leavesOf(hand, up, table, false), beside: keyOf(up), orders, hands: 1 };
    });

/**
 * What a strategy wins and stakes against one up card, without blackjacks, per unit of all rounds; exact. Cards come from
 * one shoe without replacement, so the chance of a set of player's and dealer's cards does not depend on the order in which
 * the hands take them. Hence both hands of a split, each played by its own cards, win the same on average: twice one hand,
 * drawn from a shoe without the other card of the pair.
 */
export const figuresAgainst = (
  up: number,
  table: StrategyTable,
): { readonly net: Rational; readonly stake: Rational } => {
  const bySize = new Map<number, { net: bigint; stake: bigint }>();
  for (const { leaves, beside, orders, hands } of groupsAgainst(up, table)) {
    for (const leaf of leaves) {
      const { cards, ways } = casesOf(up, leaf.key + beside);
      const sums = bySize.get(cards) ?? { net: 0n, stake: 0n };
      bySize.set(cards, sums);
      const times = BigInt(leaf.ways * orders * hands);
      for (const outcome of outcomes) {
        const cases = times * (ways[outcome] ?? 0n);
        // In halves, since a hand given up loses one.
        sums.net += cases * BigInt(2 * netOf(leaf, outcome));
        sums.stake += cases * BigInt(leaf.stake);
      }
    }
  }
  let net = rational(0n);
  let stake = rational(0n);
  for (const [cards, sums] of bySize) {
    net = add(net, rational(sums.net, 2n * falling(shoeSize, cards + dealerCardsMax)));
    stake = add(stake, rational(sums.stake, falling(shoeSize, cards + dealerCardsMax)));
  }
  return { net, stake };
};

/** Exact chances of blackjacks: the dealer's, the player's, both. */
export const blackjackChances = (): { readonly one: Rational; readonly both: Rational } => ({
  one: rational(2n * waysToTake(keyOfAll([1, 10])), falling(shoeSize, 2)),
  both: rational(4n * waysToTake(keyOfAll([1, 1, 10, 10])), falling(shoeSize, 4)),
});

/** The exact average win and stake of a strategy for one unit staked at the start. */
export const exactFigures = (table: StrategyTable): { readonly net: Rational; readonly stake: Rational } => {
  const { one, both } = blackjackChances();
  const alone = subtract(one, both);
  // The dealer's blackjack takes one unit, the player's brings one and a half; either ends the round with one unit staked.
  const start = { net: rational(alone.num, 2n * alone.den), stake: add(one, alone) };
  return values.reduce((sum, up) => {
    const { net, stake } = figuresAgainst(up, table);
    return { net: add(sum.net, net), stake: add(sum.stake, stake) };
  }, start);
};

/**
 * The average square of the win and the chance that anything returns, in doubles. The two hands of a split are taken as
 * independent once the pair, the up card and the dealer's end are given: the one approximation, below 10^-4.
 */
export const spreadOf = (table: StrategyTable): { readonly square: number; readonly hit: number } => {
  const { one, both } = blackjackChances();
  const ratio = ({ num, den }: Rational): number => Number(num) / Number(den);
  const sums = { square: (ratio(one) - ratio(both)) * (1 + 2.25), hit: ratio(one) };
  for (const up of values) {
    for (const { leaves, beside, orders, hands } of groupsAgainst(up, table)) {
      for (const outcome of outcomes) {
        const group = { chance: 0, net: 0, square: 0, lost: 0 };
        for (const leaf of leaves) {
          const { cards, ways } = casesOf(up, leaf.key + beside);
          const chance =
            (leaf.ways * orders * Number(ways[outcome] ?? 0n)) / Number(falling(shoeSize, cards + dealerCardsMax));
          const net = netOf(leaf, outcome);
          group.chance += chance;
          group.net += chance * net;
          group.square += chance * net * net;
          if (net <= -leaf.stake) group.lost += chance;
        }
        if (group.chance === 0) continue;
        const isSplit = hands === 2;
        sums.square += isSplit ? 2 * group.square + (2 * group.net ** 2) / group.chance : group.square;
        sums.hit += group.chance - (isSplit ? group.lost ** 2 / group.chance : group.lost);
      }
    }
  }
  return sums;
};
