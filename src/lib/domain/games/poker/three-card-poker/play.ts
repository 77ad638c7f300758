import type { Card } from '../../kit/cards/card.ts';
import { threeCardHand } from '../../kit/cards/poker-hand.ts';
import { returnsOf, type Showdown, showdown } from './paytable.ts';

/** How a hand fares against each of the dealer's 18,424 hands. */
export type Prospects = Readonly<Record<Showdown, number>>;

/** All values of three cards, by the cards; made on the first use. */
let table: Int32Array | undefined;
const valueTable = (): Int32Array => {
  if (table) return table;
  const made = new Int32Array(52 * 52 * 52);
  for (let a = 0; a < 50; a += 1) {
    for (let b = a + 1; b < 51; b += 1) {
      for (let c = b + 1; c < 52; c += 1) made[(a * 52 + b) * 52 + c] = threeCardHand(a, b, c);
    }
  }
  table = made;
  return made;
};

/** Counts every hand of the dealer against the player's three cards. */
export const prospectsOf = (cards: readonly Card[]): Prospects => {
  const [x = 0, y = 0, z = 0] = cards;
  const mine = threeCardHand(x, y, z);
  const values = valueTable();
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card));
  const counts = { unqualified: 0, won: 0, tied: 0, lost: 0 };
  for (let i = 0; i < rest.length; i += 1) {
    for (let j = i + 1; j < rest.length; j += 1) {
      const row = ((rest[i] ?? 0) * 52 + (rest[j] ?? 0)) * 52;
      for (let k = j + 1; k < rest.length; k += 1) counts[showdown(mine, values[row + (rest[k] ?? 0)] ?? 0)] += 1;
    }
  }
  return counts;
};

/** What playing earns over all the dealer's hands, in antes, the bonus apart: folding earns −18,424. */
export const worthOfPlaying = (prospects: Prospects): number =>
  (Object.keys(returnsOf) as Showdown[]).reduce(
    (sum, end) => sum + prospects[end] * (Number(returnsOf[end].ante + returnsOf[end].play) - 2),
    0,
  );

/** The dealer's hands that a hand meets. */
export const dealerHands = 18_424;

/** Whether best play plays: playing earns no less than folding, which loses one ante. The same as Q-6-4 or better. */
export const isWorthPlaying = (prospects: Prospects): boolean => worthOfPlaying(prospects) >= -dealerHands;

/** Whether playing earns more than it loses on average, the bonus apart. */
export const isWorthKeeping = (cards: readonly Card[]): boolean => worthOfPlaying(prospectsOf(cards)) >= 0;
