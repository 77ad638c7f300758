import type { GameId } from './registry.ts';

const everyPocket = 'Counting all pockets of the wheel.';
const wholeSeries =
  'Counting the prizes of the whole series: the return of its first ticket, and of all of them together.';
const bestHold = 'Exact optimal hold over all 2,598,960 deals and every draw that can follow.';

/** How the exact figures of each game are found. A registered game without a method does not compile. */
export const methods: Readonly<Record<GameId, string>> = {
  baccarat: 'Full enumeration of all orders of six cards from eight decks, by value.',
  blackjack: 'Basic strategy over every way in which six decks deal player and dealer without replacement, counted.',
  'casino-holdem': 'Best play of every deal against every hand and board that can follow, counted.',
  craps: 'Solving the Markov chain of each bet over the 36 rolls, to the roll that decides it.',
  crash: 'Counting the winning draws among 2^52 at each target.',
  'deuces-not-so-ugly': bestHold,
  dice: 'Counting the winning rolls among 10,000; any other target has the figures of its number of winning rolls.',
  fishing: 'Counting the draws that catch a target among 100,000; no shot depends on another.',
  horses: 'Counting all ways to fill the first three places, by Plackett-Luce from the published ratings.',
  'jacks-or-better': bestHold,
  'keno-40-10': 'Hypergeometric counts of all 847,660,528 draws of 10 numbers out of 40.',
  limbo: 'Counting the winning draws among 2^52; the return misses 99% by less than target / 2^52.',
  mines: 'Chances without replacement for each number of mines and safe picks; a mixture of 99% plans returns 99%.',
  plinko: 'Binomial counts of all 2^rows paths. A hit is a ball that returns more than its stake.',
  'roulette-american': everyPocket,
  'roulette-european': everyPocket,
  'roulette-french': everyPocket,
  'scratch-night-ferry': wholeSeries,
  'scratch-parcel-room': wholeSeries,
  'slot-kite-harbour':
    'Mean and variance as sums of products over single reels; hits counted over the stops of the first four.',
  'slot-night-orchard':
    'Counting all 24,300,000 stops of a spin; the round with its free spins is a product of those distributions.',
  'slot-signal-box': 'Full enumeration of the 13,824 stops of the reels.',
  'slot-tidepool': 'Playing all 7,529,536 stops of the reels, which decide every cascade.',
  'three-card-poker': 'Best play of all 22,100 hands against every hand of the dealer, counted.',
};
