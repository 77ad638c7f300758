import { dealerDraws, totalOfValues } from '#domain/games/blackjack/hands.ts';
import { falling, type Key, keyOf, keyOfAll, shoeWithout, values } from './shoe.ts';

/** Where a dealer may end: 17 to 21 at 0 to 4, bust at 5. */
export const outcomes = [0, 1, 2, 3, 4, 5] as const;

/** The cards that the dealer takes beside the up card, lowest first, in how many orders, and where they lead. */
type Final = { readonly cards: readonly number[]; ways: number; readonly outcome: number };

const finalsOf = (up: number): Final[] => {
  const finals = new Map<Key, Final>();
  const draw = (hand: readonly number[]): void => {
    const total = totalOfValues(hand);
    if (hand.length === 2 && total.total === 21) return; // a blackjack, told apart by the peek
    if (hand.length > 1 && !dealerDraws(total)) {
      const key = keyOfAll(hand) - keyOf(up);
      const known = finals.get(key);
      const outcome = total.total > 21 ? 5 : total.total - 17;
      if (known) known.ways += 1;
      else finals.set(key, { cards: hand.slice(1).toSorted((a, b) => a - b), ways: 1, outcome });
    } else for (const value of values) draw([...hand, value]);
  };
  draw([up]);
  return [...finals.values()];
};

const finalsByUp = values.map(finalsOf);
const finalsAgainst = (up: number): readonly Final[] => finalsByUp[up - 1] ?? [];

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
