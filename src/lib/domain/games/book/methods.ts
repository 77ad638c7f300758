import type { GameId } from './registry.ts';

const everyPocket = 'Counting all pockets of the wheel.';
const wholeSeries =
  'Counting the prizes of the whole series: the return of its first ticket, and of all of them together.';
const powers = 'Powers of the chance of one step; a mixture of 99% plans returns 99%.';
const bestHold = 'Exact optimal hold over all 2,598,960 deals and every draw that can follow.';
const bestJokerHold = 'Exact optimal hold over all 2,869,685 deals of 53 cards and every draw that can follow.';
const everyRoll = 'Solving the Markov chain of each bet over the 36 rolls, to the roll that decides it.';

const variableWays =
  'Mean, variance and hits as sums of products over heights and stops of single reels; the largest win searched.';
const variableWaysFree =
  'Sums of products over heights and stops of single reels; the free spins are independent of the paid one, which gives the round.';

const stickyMethod =
  'Counting all stops from every set of wilds that can stand; the round is a Markov chain over those sets.';
const bookMethod =
  'Counting all stops of a spin, once for each symbol that may spread; the round is a product of those distributions.';
const holdMethod =
  'Full enumeration of the stops of the reels; the hold as a Markov chain over its filled places, with the exact values of coins.';

const pickMethod =
  'Full enumeration of the stops of the reels; the bonus counted over all orders in which its prizes can be found.';

/** How the exact figures of each game are found. A registered game without a method does not compile. */
export const methods: Readonly<Record<GameId, string>> = {
  baccarat: 'Full enumeration of all orders of six cards from eight decks, by value.',
  'baccarat-no-commission':
    'Full enumeration of all orders of six cards from eight decks, by rank for pairs, by value for the rest.',
  'bingo-75':
    'Counting the lines of all 2^24 markings of a card, row after row, and the draws of 40 balls out of 75 that leave each.',
  blackjack: 'Basic strategy over every way in which six decks deal player and dealer without replacement, counted.',
  'blackjack-surrender':
    'Basic strategy over every way in which six decks deal player and dealer, and both side bets over all first three cards, counted.',
  'caribbean-stud': 'Best play of every deal against every hand behind the open card, counted.',
  'ultimate-texas-holdem':
    'Best play of every hand before the flop, after it and after the river, over all that can follow, counted.',
  'casino-holdem': 'Best play of every deal against every hand and board that can follow, counted.',
  coin: powers,
  craps: everyRoll,
  'craps-pocket': everyRoll,
  crash: 'Counting the winning draws among 2^52 at each target.',
  cup: 'Counting all 128 ways through the bracket, and all 49 scores of a match by the 64ths that its attacks are drawn in.',
  'deuces-not-so-ugly': bestHold,
  dice: 'Counting the winning rolls among 10,000; any other target has the figures of its number of winning rolls.',
  'dragon-tiger': 'Counting the 415 cards of eight decks that can lie against the first.',
  'fishing-shared':
    'Counting the draws that catch a target, and each prize of the boss, among a million; no shot depends on another.',
  fishing: 'Counting the draws that catch a target among 100,000; no shot depends on another.',
  greyhounds: 'Counting all 120 ways to fill the first three places, by Plackett-Luce from the published ratings.',
  hilo: 'Counting the 13 ranks for a guess; chances and factors of guesses in a row multiply alike.',
  horses: 'Counting all ways to fill the first three places, by Plackett-Luce from the published ratings.',
  'jacks-or-better': bestHold,
  'bonus-poker': bestHold,
  'double-double-bonus': bestHold,
  'loose-deuces': bestHold,
  'bonus-deuces': bestHold,
  'joker-poker': bestJokerHold,
  'keno-40-10': 'Hypergeometric counts of all 847,660,528 draws of 10 numbers out of 40.',
  'keno-80-20': 'Hypergeometric counts of all 3,535,316,142,212,174,320 draws of 20 numbers out of 80.',
  'let-it-ride': 'Best play of every deal of three cards and two turned one after the other, counted.',
  limbo: 'Counting the winning draws among 2^52; the return misses 99% by less than target / 2^52.',
  'lotto-6-49': 'Hypergeometric counts of all 13,983,816 draws of 6 numbers out of 49.',
  mines: 'Chances without replacement for each number of mines and safe picks; a mixture of 99% plans returns 99%.',
  'pai-gow-poker':
    'Counting all pairs of seven cards each from 53, both set by the house way; best play returns a little more.',
  plinko: 'Binomial counts of all 2^rows paths. A hit is a ball that returns more than its stake.',
  'roulette-american': everyPocket,
  'roulette-european': everyPocket,
  'roulette-french': everyPocket,
  'roulette-multi':
    'Counting all pockets of every wheel: up to 37^8 falls of eight balls, put together wheel by wheel.',
  'roulette-prison': 'Counting all pockets of the wheel and, after a zero, of the spin that decides the prison.',
  'roulette-shared': everyPocket,
  'scratch-night-ferry': wholeSeries,
  'scratch-parcel-room': wholeSeries,
  'scratch-fox-and-crow': wholeSeries,
  'scratch-market-day': wholeSeries,
  'scratch-paper-planes': wholeSeries,
  'scratch-parish-hall': wholeSeries,
  'scratch-tide-table': wholeSeries,
  'scratch-word-garden': wholeSeries,
  'slot-gable-street': variableWays,
  'sic-bo': 'Counting all 216 throws of three dice.',
  'slot-honey-ledger': holdMethod,
  'slot-wax-and-seal': holdMethod,
  'slot-deep-foundry': holdMethod,
  'slot-apothecary-row': pickMethod,
  'slot-lotus-hour': pickMethod,
  'slot-penny-proscenium': pickMethod,
  'slot-kite-harbour':
    'Mean and variance as sums of products over single reels; hits counted over the stops of the first four.',
  'slot-mill-race': 'Counting all 32,768 stops of the reels, and where the wheel starts all of its slices.',
  'slot-moth-light': variableWays,
  'slot-night-orchard':
    'Counting all 24,300,000 stops of a spin; the round with its free spins is a product of those distributions.',
  'slot-orrery': 'Counting all 17,576 stops of the reels, and where the wheel starts all of its slices.',
  'slot-depot-nine': 'Counting all 13,824 stops of the reels, and where the wheel starts all of its slices.',
  'slot-quarter-bells': 'Counting all 5,832 stops of the reels, and where the wheel starts all of its slices.',
  'slot-polar-logbook': bookMethod,
  'slot-pattern-book': bookMethod,
  'slot-comet-register': bookMethod,
  'slot-lamplighters-round': stickyMethod,
  'slot-rain-garden': stickyMethod,
  'slot-seed-vault': stickyMethod,
  'slot-signal-box': 'Full enumeration of the 13,824 stops of the reels.',
  'slot-six-shafts': variableWaysFree,
  'slot-soda-siphon': 'Playing all 1,048,576 stops of the reels, which decide every cascade.',
  'slot-tidepool': 'Playing all 7,529,536 stops of the reels, which decide every cascade.',
  'three-card-poker': 'Best play of all 22,100 hands against every hand of the dealer, counted.',
  penalty: powers,
  towers: powers,
  war: 'Counting the 311 cards that can lie against the first, and after a tie all pairs of the 310 left.',
  wheel: 'Counting the segments of each wheel.',
};
