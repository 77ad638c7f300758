/** What a reader of a game's figures should know, said before it surprises. */
const handMoney =
  'The figures are those of a unit staked at the start; what doubles, splits and calls add is taken off again as their own stake.';
const slotHits =
  'A hit is any return, also one below the stake. How often a spin returns more than it cost is less than that.';
const bestPlay =
  'The figure is that of the best hold for every deal, which the table’s hint shows. Any other play returns less.';
const floored =
  'A return is rounded down to the smallest unit of the currency, so the very smallest stakes return a trifle less than stated.';
const series =
  'The figures are those of a whole series, and of its first ticket. Every ticket sold changes them: the table shows how many of each prize are left.';

export const fairnessNotes: Readonly<Record<string, readonly string[]>> = {
  baccarat: [
    'Banker pays even money less 5%, exactly 39/20 of the stake. Player and banker give the stake back on a tie.',
  ],
  blackjack: [
    'The return is that of basic strategy, which the table’s hint shows, and exact for it. Most people play worse; play by the composition of each hand could gain a little more.',
    'Insurance is a bad bet: it returns 92.60%.',
    `${handMoney} Variance and hits take the two hands of a split as independent and are given to six digits.`,
  ],
  'casino-holdem': [handMoney, 'It is the figure of best play of every deal. Folding less or more costs money.'],
  crash: [
    'Each target returns 99% but for a part of 2⁻⁵². One round in a hundred ends at once, before anyone can leave: that is the edge.',
    floored,
  ],
  craps: [
    'Figures are to the roll that decides a bet. Odds behind a line are paid at true odds: 100%, the one bet here without an edge.',
    'Don’t pass and don’t come push on a twelve, which counts as a hit. Buy and lay take 5% only when they win: a buy of its stake, a lay of its win.',
    'The bets in the middle are dear: any seven returns 83.33%.',
  ],
  'deuces-not-so-ugly': [bestPlay],
  dice: ['Every target returns exactly 99%, whatever it is.', floored],
  fishing: ['Every shot is an event of its own: what was missed before makes no catch likelier.'],
  horses: [
    'Prices are 96% of the true odds, rounded down to a hundredth; long odds lose more by the rounding than short ones.',
  ],
  'jacks-or-better': [bestPlay, 'The full 99.54% needs five coins: with fewer the royal flush pays 250 and not 800.'],
  'keno-40-10': [
    'Returns differ by picks and table, because prizes are whole and half multiples. These are the true figures and not one rounded for all.',
  ],
  limbo: ['The return misses 99% by less than target / 2⁵².', floored],
  mines: [
    'Every plan returns exactly 99% before rounding: so many mines, so many safe picks. Deciding on the way changes the risk, never the return.',
    floored,
  ],
  plinko: ['Every pocket returns something, so a hit is counted only when the ball returns more than its stake.'],
  'roulette-american': [
    'Two zeros double the edge of European roulette, and the basket (0, 00, 1, 2, 3) is worse than the rest.',
  ],
  'roulette-french': ['La partage gives back half of an even-money stake on zero; that half counts as a hit.'],
  'scratch-night-ferry': [series],
  'scratch-parcel-room': [series],
  'slot-kite-harbour': [slotHits],
  'slot-night-orchard': [slotHits, 'Free spins and the cap of 500 stakes a round are in the figures.'],
  'slot-signal-box': [slotHits],
  'slot-tidepool': [slotHits, 'All cascades of a drop are in the figures.'],
  'three-card-poker': [
    'Pair plus pays 5 to 1 for a straight, not 6 to 1 as in some houses. That makes its return 94.43%, less than the 97.68% often quoted.',
    `The ante’s figure is that of best play: raise with queen, six, four or better. ${handMoney}`,
  ],
};
