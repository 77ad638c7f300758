import { type DealerEnd, dealerEnds, dealerOutcomes as outcomes } from '#domain/games/blackjack/dealer-ends.ts';
import { falling, type Key, shoeWithout, values } from './shoe.ts';

export { dealerOutcomes as outcomes } from '#domain/games/blackjack/dealer-ends.ts';

const finalsByUp = values.map(dealerEnds);
const finalsAgainst = (up: number): readonly DealerEnd[] => finalsByUp[up - 1] ?? [];

/** The most cards that a dealer takes beside the up card. */
export const dealerCardsMax = Math.max(...finalsByUp.flat().map(({ cards }) => cards.length));

/** Up to six factors, and their sums over all hands of six cards, stay below 2^53 and so exact in a double. */
const exactCards = 6;

/**
 * In how many orders of `dealerCardsMax` cards the dealer, without a blackjack, ends at each outcome when the cards of
 * `seen` (the up card among them) are gone.
 */
export const dealerWays = (up: number, seen: Key): bigint[] => {
  const shoe = shoeWithout(seen);
  const rest = shoe.reduce((sum, count) => sum + count, 0);
  const short = new Float64Array((exactCards + 1) * 6);
  const long = Array.from({ length: (dealerCardsMax + 1) * 6 }, () => 0n);
  for (const { cards, ways, outcome } of finalsAgainst(up)) {
    let first = 1;
    let others = ways;
    for (let place = 0; place < cards.length; place += 1) {
      const value = cards[place] ?? 0;
      const factor = shoe[value] ?? 0;
      if (place < exactCards) first *= factor;
      else others *= factor;
      shoe[value] = factor - 1;
    }
    for (const value of cards) shoe[value] = (shoe[value] ?? 0) + 1;
    const cell = cards.length * 6 + outcome;
    if (cards.length <= exactCards) short[cell] = (short[cell] ?? 0) + first * others;
    else long[cell] = (long[cell] ?? 0n) + BigInt(first) * BigInt(others);
  }
  const scales = Array.from({ length: dealerCardsMax + 1 }, (_, cards) =>
    falling(rest - cards, dealerCardsMax - cards),
  );
  return outcomes.map((outcome) =>
    scales.reduce((sum, scale, cards) => {
      const cell = cards * 6 + outcome;
      return sum + scale * (cards <= exactCards ? BigInt(short[cell] ?? 0) : (long[cell] ?? 0n));
    }, 0n),
  );
};
