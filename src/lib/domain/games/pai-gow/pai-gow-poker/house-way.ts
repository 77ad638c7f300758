import { type Card, ranks } from '../../kit/cards/card.ts';
import { isStraightOrFlush, playRank } from './hands.ts';
import { allLows, lowCards, type SetHand, setHand } from './sets.ts';

const { ace, king, jack } = ranks;
const six = 4;
const seven = 5;

/** How many cards of a rank there are. */
type Group = { readonly rank: number; readonly count: number };
/** The two ranks of a low hand, the higher first. */
type LowRanks = readonly [high: number, low: number];

const pairOf = (rank: number): LowRanks => [rank, rank];

/** The ranks of seven cards, the joker an ace: the most alike first, then the highest. */
const groupsOf = (cards: readonly Card[]): readonly Group[] => {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[playRank(card)] = (counts[playRank(card)] ?? 0) + 1;
  return counts
    .map((count, rank) => ({ rank, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || b.rank - a.rank);
};

/** The best low hand that these cards make: a pair, or the two highest. */
const bestLow = (groups: readonly Group[]): LowRanks => {
  const [first = { rank: 0, count: 0 }, second = first] = groups;
  return first.count >= 2 ? pairOf(first.rank) : [first.rank, second.rank];
};

/** Four of a kind stay together up to the sixes; above, only beside a low hand that is worth it. */
const lowOfFour = (rank: number, rest: readonly Group[]): LowRanks => {
  const beside = bestLow(rest);
  const [high, low] = beside;
  const isWorthIt = rank <= six || (rank < jack ? high === low || high === ace : high === low && high >= seven);
  return isWorthIt ? beside : pairOf(rank);
};

/** Two pairs stay together below the jacks where an ace can play low, or a king up to the sixes. */
const lowOfTwoPairs = (higher: number, lower: number, rest: readonly Group[]): LowRanks => {
  const beside = bestLow(rest);
  const [high] = beside;
  const isWorthIt = higher < jack && (high === ace || (higher <= six && high === king));
  return isWorthIt ? beside : pairOf(lower);
};

/** The low hand by what the cards have alike, where that decides it: two pairs or better. */
const lowOfMany = ([first, second, third, ...others]: readonly Group[]): LowRanks | undefined => {
  if (!first || !second) return undefined;
  if (first.count === 5) return pairOf(second.count === 2 && second.rank === king ? king : ace);
  const rest = third ? [second, third, ...others] : [second];
  if (first.count === 4) return lowOfFour(first.rank, rest);
  // Of two threes the higher gives the pair, of two pairs beside a three the higher.
  if (first.count === 3 && second.count >= 2) return pairOf(second.count === 3 ? first.rank : second.rank);
  if (first.count !== 2 || second.count !== 2) return undefined;
  return third?.count === 2 ? pairOf(first.rank) : lowOfTwoPairs(first.rank, second.rank, rest.slice(1));
};

/** The low hand of three of a kind, a pair or nothing. */
const lowOfFew = ([first, ...rest]: readonly Group[]): LowRanks => {
  const beside = bestLow(rest);
  return first?.count === 3 && first.rank === ace ? [ace, beside[0]] : beside;
};

const betterHigh = (best: SetHand, one: SetHand): SetHand => (one.highValue > best.highValue ? one : best);
const betterLow = (best: SetHand, one: SetHand): SetHand =>
  one.lowValue === best.lowValue ? betterHigh(best, one) : one.lowValue > best.lowValue ? one : best;

const bestOf = (sets: readonly SetHand[], better: (best: SetHand, one: SetHand) => SetHand): SetHand | undefined =>
  sets.length === 0 ? undefined : sets.reduce(better);

/** Seven cards with a low hand of these ranks; where that can be had in several ways, the best high hand. */
const setBy = (cards: readonly Card[], [high, low]: LowRanks): SetHand => {
  const fitting = allLows.filter((places) => {
    const [first, second] = lowCards(cards, places).map(playRank);
    return (first === high && second === low) || (first === low && second === high);
  });
  const best = bestOf(
    fitting.map((places) => setHand(cards, places)),
    betterHigh,
  );
  if (!best) throw new RangeError('no such low hand among these cards');
  return best;
};

/**
 * How the house sets seven cards, the joker counting as an ace but in straights and flushes. The first that fits:
 * five aces; four of a kind; full house; three pairs; two pairs; a straight, flush or straight flush, so that the low hand is
 * the best it can be and then the high one; three of a kind; a pair; nothing.
 */
export const houseWay = (cards: readonly Card[]): SetHand => {
  const groups = groupsOf(cards);
  const many = lowOfMany(groups);
  if (many) return setBy(cards, many);
  const runs = allLows.map((low) => setHand(cards, low)).filter(({ highValue }) => isStraightOrFlush(highValue));
  return bestOf(runs, betterLow) ?? setBy(cards, lowOfFew(groups));
};
