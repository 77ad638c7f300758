import { deckOf } from '#domain/games/kit/cards/card.ts';
import { bestHand } from '#domain/games/kit/cards/poker-hand.ts';
import { ridePays, rideRow } from '#domain/games/poker/let-it-ride/paytable.ts';
import { isWorthRiding } from '#domain/games/poker/let-it-ride/play.ts';
import type { Counting } from '../counted.ts';
import { dealClasses } from '../deals.ts';

/**
 * Every three cards of the player up to a change of suits, with every card that is turned and every one after it, each bet played for
 * the best. A few seconds.
 */
export const count: Counting = () => {
  const riding = [1, 2, 3].map(() => new Array<number>(ridePays.length).fill(0));
  for (const { cards, weight } of dealClasses(3)) {
    const first = isWorthRiding(cards) ? 1 : 0;
    for (const fourth of deckOf()) {
      if (cards.includes(fourth)) continue;
      const second = isWorthRiding([...cards, fourth]) ? 1 : 0;
      const counts = riding[first + second] ?? [];
      for (const fifth of deckOf()) {
        if (fifth === fourth || cards.includes(fifth)) continue;
        const row = rideRow(bestHand([...cards, fourth, fifth]));
        counts[row] = (counts[row] ?? 0) + weight;
      }
    }
  }
  return { figures: { riding } };
};
