import { type Card, deckOf } from '../../kit/cards/card.ts';
import { bestHand } from '../../kit/cards/poker-hand.ts';
import { callPerAnte, returnsOf, type Showdown, showdown } from './paytable.ts';

/** The dealer's hands that can lie under one open card: four of the 46 that nobody has seen. */
export const dealerHands = 163_185;

/** How a hand fares against each of them. */
export type Prospects = Readonly<Record<Showdown, number>>;

/** Counts every hand of the dealer behind the open card: some twenty milliseconds. */
export const prospectsOf = (player: readonly Card[], upcard: Card): Prospects => {
  const mine = bestHand(player);
  const rest = deckOf().filter((card) => card !== upcard && !player.includes(card));
  const counts = { unqualified: 0, won: 0, tied: 0, lost: 0 };
  const hand = Int32Array.of(upcard, 0, 0, 0, 0);
  for (let a = 0; a < rest.length; a += 1) {
    hand[1] = rest[a] ?? 0;
    for (let b = a + 1; b < rest.length; b += 1) {
      hand[2] = rest[b] ?? 0;
      for (let c = b + 1; c < rest.length; c += 1) {
        hand[3] = rest[c] ?? 0;
        for (let d = c + 1; d < rest.length; d += 1) {
          hand[4] = rest[d] ?? 0;
          counts[showdown(mine, bestHand(hand))] += 1;
        }
      }
    }
  }
  return counts;
};

const staked = 1 + Number(callPerAnte);

/** What calling earns over all the dealer's hands, in antes: folding earns −163,185. */
export const worthOfCalling = (player: readonly Card[], prospects: Prospects): number => {
  const mine = bestHand(player);
  const gain = (met: Showdown): number => {
    const { ante, call } = returnsOf(met, mine);
    return Number(ante + callPerAnte * call) - staked;
  };
  return (Object.keys(prospects) as Showdown[]).reduce((sum, met) => sum + prospects[met] * gain(met), 0);
};
