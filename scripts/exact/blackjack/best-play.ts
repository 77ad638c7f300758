/**
 * What every choice wins with every hand against one up card, in integers, by a rule of play or by the best choice at each hand.
 *
 * All values stand over the ordered ways to take as many cards as the longest round does. So a hand that is hit is worth the sum over
 * what is left of the shoe of what follows each card, without a division, and two choices are compared exactly. The chance of a
 * blackjack of the dealer is left out of all of them: nobody plays against one.
 */
import { totalOfValues } from '#domain/games/blackjack/hands.ts';
import { dealerCardsMax, dealerWays, outcomes } from './dealer.ts';
import { firstHands, netOf } from './leaves.ts';
import { falling, type Key, keyOf, keyOfAll, shoeSize, shoeWithout, sizeOf, values } from './shoe.ts';

export type Choice = 'stand' | 'hit' | 'double' | 'surrender' | 'split';

/** What each choice that is open wins, in halves of the stake, over the ways to take what is left up to `cardsMax`. */
export type Choices = Readonly<Partial<Record<Choice, bigint>>> & { readonly stand: bigint };

/** Cards upwards; `pair`: the card of the same value that a split has laid to the other hand, 0 without a split. */
export type Hand = { readonly cards: readonly number[]; readonly pair: number };

/** How a hand is played. */
export type Play = (hand: Hand, choices: Choices) => Choice;

type Solved = { readonly choices: Choices; readonly choice: Choice; readonly value: bigint };

/** The up card, the other card of a pair, 21 aces and the dealer's: no round takes more for one hand. */
export const cardsMax = 2 + 21 + dealerCardsMax;

/** What brings the ways of a dealer, when so many cards are seen, over those of `cardsMax`. */
const scales = Array.from({ length: cardsMax + 1 }, (_, seen) =>
  falling(shoeSize - seen - dealerCardsMax, cardsMax - seen - dealerCardsMax),
);

export const bestChoice: Play = (_, choices) => {
  let best: Choice = 'stand';
  for (const choice of Object.keys(choices) as Choice[])
    if ((choices[choice] ?? 0n) > (choices[best] ?? 0n)) best = choice;
  return best;
};

const drawnTo = ({ cards, pair }: Hand, value: number): Hand => ({
  cards: [...cards, value].toSorted((a, b) => a - b),
  pair,
});

/** A hand that is reached, and in how many ordered ways, its up card and the other card of a pair taken too. */
export type Reached = { readonly hand: Hand; readonly choices: Choices; ways: bigint };

/** All hands against an up card. What a dealer does after each is kept, and serves any number of plays. */
export const against = (up: number) => {
  const seenWith = ({ cards, pair }: Hand): Key => keyOf(up) + keyOfAll(cards) + (pair === 0 ? 0 : keyOf(pair));
  const dealers = new Map<Key, readonly bigint[]>();
  const dealerAfter = (seen: Key): readonly bigint[] => {
    const known = dealers.get(seen);
    if (known) return known;
    const scale = scales[sizeOf(seen)] ?? 0n;
    const found = dealerWays(up, seen).map((ways) => ways * scale);
    dealers.set(seen, found);
    return found;
  };
  const standing = (hand: Hand): bigint => {
    const { total } = totalOfValues(hand.cards);
    const ways = dealerAfter(seenWith(hand));
    return outcomes.reduce<bigint>(
      (sum, outcome) => sum + BigInt(2 * netOf({ total, stake: 1, givenUp: false }, outcome)) * (ways[outcome] ?? 0n),
      0n,
    );
  };

  /** Each next card, as often as it is left. */
  const eachNext = (hand: Hand, visit: (next: Hand, left: bigint) => void): void => {
    const shoe = shoeWithout(seenWith(hand));
    for (const value of values) {
      const left = shoe[value] ?? 0;
      if (left > 0) visit(drawnTo(hand, value), BigInt(left));
    }
  };
  const overNext = (hand: Hand, worthOf: (next: Hand) => bigint): bigint => {
    let sum = 0n;
    eachNext(hand, (next, left) => {
      sum += left * worthOf(next);
    });
    return sum;
  };

  const under = (play: Play, surrender: boolean) => {
    const solved = new Map<string, Solved>();
    const solve = (hand: Hand): Solved => {
      const name = `${hand.pair}:${keyOfAll(hand.cards)}`;
      const known = solved.get(name);
      if (known) return known;
      const choices = choicesOf(hand);
      const choice = Object.keys(choices).length === 1 ? 'stand' : play(hand, choices);
      const found = { choices, choice, value: choices[choice] ?? choices.stand };
      solved.set(name, found);
      return found;
    };
    const worthOf = (hand: Hand): bigint => solve(hand).value;
    const choicesOf = (hand: Hand): Choices => {
      const { cards, pair } = hand;
      const stand = standing(hand);
      if (totalOfValues(cards).total >= 21) return { stand };
      const choices = { stand, hit: overNext(hand, worthOf) };
      if (cards.length > 2) return choices;
      const two = { ...choices, double: 2n * overNext(hand, standing) };
      if (pair > 0) return two;
      const [first = 0, second] = cards;
      const whole = dealerAfter(seenWith(hand)).reduce((sum, ways) => sum + ways, 0n);
      return {
        ...two,
        ...(surrender && { surrender: -whole }),
        ...(first === second && { split: splitting(first) }),
      };
    };
    /** Both hands of a split win the same on average: twice one, its other card beside it. Split aces get one card each. */
    const splitting = (value: number): bigint =>
      2n * overNext({ cards: [value], pair: value }, value === 1 ? standing : worthOf);

    /** Every hand in which something is decided, each with how often it is reached. */
    const reached = (): readonly Reached[] => {
      const found = new Map<string, Reached>();
      const reach = (hand: Hand, ways: bigint): void => {
        const { choices, choice } = solve(hand);
        if (Object.keys(choices).length === 1) return;
        const name = `${hand.pair}:${keyOfAll(hand.cards)}`;
        const known = found.get(name);
        if (known) known.ways += ways;
        else found.set(name, { hand, choices, ways });
        if (choice === 'hit') eachNext(hand, (next, left) => reach(next, ways * left));
        const [value = 0] = hand.cards;
        if (choice === 'split' && value !== 1)
          eachNext({ cards: [value], pair: value }, (next, left) => reach(next, 2n * ways * left));
      };
      for (const { hand, ways } of starts()) reach(hand, ways);
      return [...found.values()];
    };
    /** Every first hand, blackjacks aside, and in how many ordered ways it comes beside the up card. */
    const starts = (): { readonly hand: Hand; readonly ways: bigint }[] =>
      firstHands
        .filter(({ hand: [first, second] }) => first !== 1 || second !== 10)
        .map(({ hand, orders }) => {
          const [first, second] = hand;
          const shoe = shoeWithout(0);
          const take = (value: number): bigint => {
            const left = shoe[value] ?? 0;
            shoe[value] = left - 1;
            return BigInt(left);
          };
          return { hand: { cards: hand, pair: 0 }, ways: BigInt(orders) * take(up) * take(first) * take(second) };
        });
    /** What the play wins, in halves, over `falling(shoeSize, cardsMax)`. */
    const net = (): bigint => starts().reduce((sum, { hand, ways }) => sum + ways * worthOf(hand), 0n);
    return { solve, reached, starts, net };
  };
  return { under };
};
