/**
 * Counts how the house way fares against itself over all pairs of hands from one deck, exactly. A hand is a point: its high and
 * its low hand. Most are the same whatever their suits; so all pairs are counted as if suits made no flush, and then what
 * the suits move: of the first hand, of the second, and of both at once.
 */
import { apart } from './apart.ts';
import { plainSide } from './plain-side.ts';
import { sidesOf, type Tally } from './side.ts';
import { besideWays, countsOf, familiesOf, vectorKey } from './suited.ts';
import { together } from './together.ts';
import { choose, type Point, type Vector, vectorsOf, ways } from './vectors.ts';

export type Counts = { readonly won: bigint; readonly pushed: bigint; readonly lost: bigint };

const sum = () => {
  let [won, lost] = [0n, 0n];
  return {
    add: (tally: Tally): void => {
      won += BigInt(tally.won);
      lost += BigInt(tally.lost);
    },
    total: () => ({ won, lost }),
  };
};

/** Points that the suits move, by the ranks of their hands: each with how many hands it gains or loses. */
const movesOf = (families: ReturnType<typeof familiesOf>) => {
  const moves = new Map<string, (Point & { readonly hands: number })[]>();
  for (const { beside, hands } of families)
    for (const { suit, at, unsuited } of hands) {
      const key = vectorKey(countsOf(suit, beside.counts), beside.joker);
      const list = moves.get(key) ?? [];
      const count = 4 * besideWays(beside);
      list.push({ ...at, hands: count }, { ...unsuited, hands: -count });
      moves.set(key, list);
    }
  return moves;
};

const handsOf = ({ counts }: Vector): number => counts.reduce((all, count) => all * (ways[4]?.[count] ?? 0), 1);

/** The deck has these ranks in four suits, and the joker. */
export const countDeals = (ranks: readonly number[], note: (text: string) => void = () => undefined): Counts => {
  const { tree, vectors } = vectorsOf(ranks);
  const families = familiesOf(ranks, vectors);
  const moves = movesOf(families);
  note(
    `${vectors.length} sets of ranks, ${families.reduce((all, { hands }) => all + hands.length, 0)} kinds of suited hands`,
  );
  const all = sum();

  const plain = plainSide(tree, vectors);
  for (const [index, own] of vectors.entries()) {
    if (index % 5000 === 0) note(`ranks ${index}`);
    plain.meet(own);
    const { below, atLeast } = plain.around(own.at);
    all.add({ won: handsOf(own) * below, lost: handsOf(own) * atLeast });
    for (const { hands, ...point } of moves.get(vectorKey(own.counts, own.joker)) ?? []) {
      const around = plain.around(point);
      // As the first hand against all others, and as the second.
      all.add({ won: hands * around.below, lost: hands * around.atLeast });
      all.add({ won: hands * around.above, lost: hands * around.atMost });
    }
  }
  note(`suits on one side at most: ${JSON.stringify(all.total(), (_, value) => `${value}`)}`);

  const { sides, lowCount } = sidesOf(families);
  const tallies = [apart(lowCount), together()];
  for (const [index, own] of sides.entries()) {
    if (index % 10 === 0) note(`suits ${index} of ${sides.length}`);
    for (const other of sides) {
      if (own.beside.joker && other.beside.joker) continue;
      for (const tally of tallies) all.add(tally(own, other));
    }
  }
  const { won, lost } = all.total();
  const deck = 4 * ranks.length + 1;
  const pairs = BigInt(Math.round(choose(deck, 7))) * BigInt(Math.round(choose(deck - 7, 7)));
  return { won, pushed: pairs - won - lost, lost };
};
