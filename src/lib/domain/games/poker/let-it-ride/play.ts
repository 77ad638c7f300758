import { type Card, deckOf } from '../../kit/cards/card.ts';
import { bestHand } from '../../kit/cards/poker-hand.ts';
import { ridePays, rideRow } from './paytable.ts';

const gains = ridePays.map(({ toOne }) => Number(toOne));

/** What a bet earns on average when it rides, as a sum over all ways in which the missing cards can come. */
export type Worth = { readonly sum: number; readonly ways: number };

/** Lays every set of missing cards beside those that lie open: 1,176 after three, 48 after four. */
export const worthOfRiding = (open: readonly Card[]): Worth => {
  const rest = deckOf().filter((card) => !open.includes(card));
  const hand = Int32Array.from([...open, 0, 0].slice(0, 5));
  let [sum, ways] = [0, 0];
  const lay = (slot: number, from: number): void => {
    if (slot === 5) {
      sum += gains[rideRow(bestHand(hand))] ?? 0;
      ways += 1;
      return;
    }
    for (let at = from; at < rest.length; at += 1) {
      hand[slot] = rest[at] ?? 0;
      lay(slot + 1, at + 1);
    }
  };
  lay(open.length, 0);
  return { sum, ways };
};

/** Best play lets a bet ride when that earns anything on average, and takes it back otherwise. */
export const isWorthRiding = (open: readonly Card[]): boolean => worthOfRiding(open).sum > 0;
