import { cardValues, dealerEnds } from './dealer-ends.ts';
import { deckCount, totalOfValues } from './hands.ts';

/** What a player may do with a hand. */
export type Choice = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

/** What lies open when a hand is asked, as values, the ace 1. `beside`: cards of the player's other hand after a split. */
export type Seen = { readonly hand: readonly number[]; readonly up: number; readonly beside: readonly number[] };

/** A choice and what it wins on average, in units of the stake of the hand, the dealer having no blackjack. */
export type ChoiceValue = { readonly choice: Choice; readonly value: number };

type Ends = readonly { readonly cards: readonly number[]; readonly ways: number; readonly outcome: number }[];

const shoeSize = 52 * deckCount;
const copiesOf = (value: number): number => (value === 10 ? 16 : 4) * deckCount;

/** The chance of each end of a dealer who has no blackjack, those with one left out, by the cards that are left. */
const dealerChances = (ends: Ends, shoe: readonly number[], rest: number): Float64Array => {
  const left = Float64Array.from(shoe);
  const chances = new Float64Array(6);
  for (const { cards, ways, outcome } of ends) {
    let chance = ways;
    for (let place = 0; place < cards.length; place += 1) {
      const value = cards[place] ?? 0;
      const copies = left[value] ?? 0;
      chance *= copies / (rest - place);
      left[value] = copies - 1;
    }
    for (const value of cards) left[value] = (left[value] ?? 0) + 1;
    chances[outcome] = (chances[outcome] ?? 0) + chance;
  }
  return chances;
};

const allOf = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0);

/** What a total wins when it stands, over the chances of the dealer's ends. */
const standingOn = (total: number, chances: Float64Array): number => {
  if (total > 21) return -allOf(chances);
  return chances.reduce(
    (sum, chance, outcome) =>
      sum + chance * (outcome === 5 || total > outcome + 17 ? 1 : total < outcome + 17 ? -1 : 0),
    0,
  );
};

/** Totals that nobody draws to: counted over the whole shoe, standing is the better against every card. */
const isMade = (hand: readonly number[]): boolean => {
  const { total, soft } = totalOfValues(hand);
  return total >= (soft ? 19 : 17);
};

/**
 * What each of these choices wins on average with the cards that lie open, every hand that follows played in the best way for its own
 * cards; hands of a split each by its own, the other card of the pair known. Six decks, in doubles. Best first.
 */
export const valuesOf = ({ hand, up, beside }: Seen, choices: readonly Choice[]): readonly ChoiceValue[] => {
  const ends = dealerEnds(up);
  const shoe = [0, ...cardValues.map(copiesOf)];
  let rest = shoeSize;
  const take = (value: number, times: 1 | -1 = 1): void => {
    shoe[value] = (shoe[value] ?? 0) - times;
    rest -= times;
  };
  for (const value of [up, ...hand, ...beside]) take(value);

  // What is left tells the hand, but for a split, where one card less is in it.
  const dealers = new Map<string, Float64Array>();
  const dealer = (): Float64Array => {
    const name = shoe.join();
    const found = dealers.get(name) ?? dealerChances(ends, shoe, rest);
    dealers.set(name, found);
    return found;
  };
  const standing = (cards: readonly number[]): number => standingOn(totalOfValues(cards).total, dealer());

  const overNext = (cards: readonly number[], worthOf: (next: readonly number[]) => number): number => {
    const whole = rest;
    return cardValues.reduce((sum, value) => {
      const copies = shoe[value] ?? 0;
      if (copies === 0) return sum;
      take(value);
      const next = worthOf([...cards, value]);
      take(value, -1);
      return sum + (copies / whole) * next;
    }, 0);
  };

  const known = new Map<string, number>();
  const best = (cards: readonly number[]): number => {
    if (totalOfValues(cards).total >= 21) return standing(cards);
    const name = `${cards.length}:${totalOfValues(cards).total}:${shoe.join()}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const options = [standing(cards)];
    if (!isMade(cards)) options.push(overNext(cards, best));
    const value = Math.max(...options);
    known.set(name, value);
    return value;
  };
  /** A hand of a split may be doubled with two cards; an ace gets one card and no choice. */
  const split = (value: number): number =>
    2 *
    overNext([value], (next) => (value === 1 ? standing(next) : Math.max(best(next), 2 * overNext(next, standing))));

  const winnings: Readonly<Record<Choice, () => number>> = {
    stand: () => standing(hand),
    hit: () => overNext(hand, best),
    double: () => 2 * overNext(hand, standing),
    split: () => split(hand[0] ?? 0),
    surrender: () => -allOf(dealer()) / 2,
  };
  const noBlackjack = allOf(dealer());
  return choices
    .map((choice) => ({ choice, value: winnings[choice]() / noBlackjack }))
    .toSorted((a, b) => b.value - a.value);
};
