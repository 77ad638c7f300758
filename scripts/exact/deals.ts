import { type DeckSize, joker } from '#domain/games/kit/cards/card.ts';

/** A hand in the one form that stands for all hands which differ by a change of suits alone. */
export type DealClass = {
  readonly cards: readonly number[];
  /** How many hands it stands for: from 1 to 24. */
  readonly weight: number;
};

const factorials = [1, 1, 2, 6, 24];

/** In how many ways four suits with these ranks can be told apart. */
const arrangements = (suits: readonly number[]): number => {
  const alike = new Map<number, number>();
  for (const ranks of suits) alike.set(ranks, (alike.get(ranks) ?? 0) + 1);
  return [...alike.values()].reduce((ways, count) => ways / (factorials[count] ?? 1), 24);
};

const suitSets = (cards: readonly number[]): number[] => {
  const sets = [0, 0, 0, 0];
  for (const card of cards) sets[Math.floor(card / 13)] = (sets[Math.floor(card / 13)] ?? 0) | (1 << (card % 13));
  return sets;
};

/** Calls `visit` with every set of `size` cards, upwards. The array is the same each time. */
export const eachHand = (size: number, visit: (cards: readonly number[]) => void, deck: DeckSize = 52): void => {
  const cards = new Array<number>(size).fill(0);
  const place = (slot: number, from: number): void => {
    if (slot === size) {
      visit(cards);
      return;
    }
    for (let card = from; card <= deck - size + slot; card += 1) {
      cards[slot] = card;
      place(slot + 1, card + 1);
    }
  };
  place(0, 0);
};

/** All hands of `size` cards up to a change of suits: those whose suits, as sets of ranks, do not rise. */
export const dealClasses = (size: number): DealClass[] => {
  const classes: DealClass[] = [];
  eachHand(size, (cards) => {
    const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = suitSets(cards);
    if (clubs < diamonds || diamonds < hearts || hearts < spades) return;
    classes.push({ cards: [...cards], weight: arrangements([clubs, diamonds, hearts, spades]) });
  });
  return classes;
};

/** All hands of `size` cards of a deck with the joker, up to a change of suits: those without it, then those with it. */
export const jokerDealClasses = (size: number): DealClass[] => [
  ...dealClasses(size),
  ...dealClasses(size - 1).map(({ cards, weight }) => ({ cards: [...cards, joker], weight })),
];
