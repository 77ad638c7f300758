/** Two hands whose long suits differ. */
import type { Side, Tally } from './side.ts';
import type { Beside } from './suited.ts';
import { ways } from './vectors.ts';

/** Ranks that lie beside a long suit, at most two. */
const ranksOf = ({ counts }: Beside): number[] => [...counts.keys()].filter((rank) => (counts[rank] ?? 0) > 0);

/** Which of these ranks a long suit holds, as bits in their order; and a long suit that holds just those. */
const heldOf = (suit: number, ranks: readonly number[]): number =>
  ranks.reduce((bits, rank, index) => bits | (((suit >> rank) & 1) << index), 0);
const suitOf = (held: number, ranks: readonly number[]): number =>
  ranks.reduce((suit, rank, index) => suit | (((held >> index) & 1) << rank), 0);

/**
 * How to choose the suits of `own` and `other` cards of a rank: each side's may be of the other's long suit, where that is free,
 * or of the two suits that are nobody's.
 */
const rankWays = (own: number, other: number, ownFree: number, otherFree: number): number => {
  let all = 0;
  for (let i = 0; i <= Math.min(own, 2); i += 1)
    for (let k = 0; k <= Math.min(other, 2 - i); k += 1)
      all +=
        (ways[2]?.[i] ?? 0) *
        (ways[ownFree]?.[own - i] ?? 0) *
        (ways[2 - i]?.[k] ?? 0) *
        (ways[otherFree]?.[other - k] ?? 0);
  return all;
};

const suitWays = (own: Beside, other: Beside, ownSuit: number, otherSuit: number): number =>
  own.counts.reduce(
    (all, count, rank) =>
      all * rankWays(count, other.counts[rank] ?? 0, 1 - ((otherSuit >> rank) & 1), 1 - ((ownSuit >> rank) & 1)),
    1,
  );

/** Numbers at places, and their sum before any place. */
const counter = (places: number) => {
  const tree = new Float64Array(places + 1);
  return {
    clear: (): void => {
      tree.fill(0);
    },
    add: (place: number, value: number): void => {
      for (let at = place + 1; at <= places; at += at & -at) tree[at] = (tree[at] ?? 0) + value;
    },
    before: (place: number): number => {
      let sum = 0;
      for (let at = place; at > 0; at &= at - 1) sum += tree[at] ?? 0;
      return sum;
    },
  };
};

/**
 * Counts the pairs of points of two families whose long suits differ, each with the product of its signs: twelve pairs of suits.
 * The suits of the other cards depend only on which ranks beside one long suit the other holds.
 */
export const apart = (lowCount: number): ((own: Side, other: Side) => Tally) => {
  const sums = counter(lowCount);
  return (own, other) => {
    const [ownRanks, otherRanks] = [ranksOf(own.beside), ranksOf(other.beside)];
    const [p, d] = [own.points, other.points];
    const ownHeld = Uint8Array.from(p.suit, (suit) => heldOf(suit, otherRanks));
    const otherHeld = Uint8Array.from(d.suit, (suit) => heldOf(suit, ownRanks));
    let [won, lost] = [0, 0];
    for (let held = 0; held < 1 << ownRanks.length; held += 1) {
      const counts = Array.from({ length: 1 << otherRanks.length }, (_, bits) =>
        suitWays(own.beside, other.beside, suitOf(bits, otherRanks), suitOf(held, ownRanks)),
      );
      const weights = Float64Array.from(p.sign, (sign, at) => sign * (counts[ownHeld[at] ?? 0] ?? 0));
      // Upwards: what was added when a point is met has a high hand no higher, and before its low hand lies what is no higher.
      sums.clear();
      let next = 0;
      for (let at = 0; at < d.high.length; at += 1) {
        if (otherHeld[at] !== held) continue;
        for (; next < p.high.length && (p.high[next] ?? 0) <= (d.high[at] ?? 0); next += 1)
          sums.add(p.low[next] ?? 0, weights[next] ?? 0);
        lost += (d.sign[at] ?? 0) * sums.before((d.low[at] ?? 0) + 1);
      }
      // Downwards, low hands counted from the top: both are higher.
      sums.clear();
      next = p.high.length - 1;
      for (let at = d.high.length - 1; at >= 0; at -= 1) {
        if (otherHeld[at] !== held) continue;
        for (; next >= 0 && (p.high[next] ?? 0) > (d.high[at] ?? 0); next -= 1)
          sums.add(lowCount - 1 - (p.low[next] ?? 0), weights[next] ?? 0);
        won += (d.sign[at] ?? 0) * sums.before(lowCount - 1 - (d.low[at] ?? 0));
      }
    }
    return { won: 12 * won, lost: 12 * lost };
  };
};
