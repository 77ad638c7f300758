import { dealerDraws, totalOfValues } from './hands.ts';

/** Ace to ten. */
export const cardValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Where a dealer may end: 17 to 21 at 0 to 4, bust at 5. */
export const dealerOutcomes = [0, 1, 2, 3, 4, 5] as const;

/** The values that a dealer takes beside the up card, lowest first, in how many orders, and where they lead. */
export type DealerEnd = { readonly cards: readonly number[]; readonly ways: number; readonly outcome: number };

/** Every end of a dealer with this up card, but for a blackjack, which the look below the card tells apart. */
export const dealerEnds = (up: number): readonly DealerEnd[] => {
  const ends = new Map<string, DealerEnd>();
  const draw = (hand: readonly number[]): void => {
    const total = totalOfValues(hand);
    if (hand.length === 2 && total.total === 21) return;
    if (hand.length === 1 || dealerDraws(total)) {
      for (const value of cardValues) draw([...hand, value]);
      return;
    }
    const cards = hand.slice(1).toSorted((a, b) => a - b);
    const name = cards.join();
    const outcome = total.total > 21 ? 5 : total.total - 17;
    ends.set(name, { cards, ways: (ends.get(name)?.ways ?? 0) + 1, outcome });
  };
  draw([up]);
  return [...ends.values()];
};
