import { categoryIndexOf, threeCardHand } from '#domain/games/kit/cards/poker-hand.ts';
import { returnsOf, type Showdown } from '#domain/games/poker/three-card-poker/paytable.ts';
import { dealerHands, isWorthPlaying, prospectsOf } from '#domain/games/poker/three-card-poker/play.ts';
import type { Counting } from '../counted.ts';
import { dealClasses } from '../deals.ts';

const showdowns = Object.keys(returnsOf) as Showdown[];

/**
 * Every hand of the player up to a change of suits (1,755 for 22,100) against each of the dealer's 18,424, played for the best. Under a
 * second.
 */
export const count: Counting = () => {
  const ends = new Map(showdowns.map((end) => [end, [0, 0, 0, 0, 0, 0]]));
  let folded = 0;
  for (const { cards, weight } of dealClasses(3)) {
    const [a = 0, b = 0, c = 0] = cards;
    const category = categoryIndexOf(threeCardHand(a, b, c));
    const prospects = prospectsOf(cards);
    if (!isWorthPlaying(prospects)) folded += weight * dealerHands;
    else {
      for (const [end, counts] of ends) counts[category] = (counts[category] ?? 0) + weight * prospects[end];
    }
  }
  return { figures: { folded, ends: Object.fromEntries(ends) } };
};
