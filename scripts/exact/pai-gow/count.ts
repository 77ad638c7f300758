/**
 * Counts how a player fares against the house way over all pairs of hands from one deck, exactly. A hand is a point: its high and
 * its low hand. Most are the same whatever their suits; so all pairs are counted as if suits made no flush, and then what
 * the suits move: of the first hand, of the second, and of both at once. The player sets by the house way too, or for a worth.
 */
import { watched } from '../progress.ts';
import { apart } from './apart.ts';
import { type Move, plainSide } from './plain-side.ts';
import { setFor, type Worth } from './settings.ts';
import { sidesOf, type Tally } from './side.ts';
import { besideWays, countsOf, type Family, familiesOf, vectorKey } from './suited.ts';
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
const movesOf = (families: readonly Family[]) => {
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

/** The same as parts of all hands of their ranks, one for each point. */
const partsOf = (vectors: readonly Vector[], moves: ReturnType<typeof movesOf>): Move[] =>
  vectors.flatMap((vector, index) => {
    const points = Map.groupBy(
      moves.get(vectorKey(vector.counts, vector.joker)) ?? [],
      ({ high, low }) => `${high}:${low}`,
    );
    return [...points.values()].flatMap((list) => {
      const [first] = list;
      const hands = list.reduce((all, move) => all + move.hands, 0);
      return first ? [{ high: first.high, low: first.low, index, part: hands / handsOf(vector) }] : [];
    });
  });

/** All hands of a deck, the dealer's set by the house way and the player's too, or for a worth. */
export const layOut = (ranks: readonly number[], worth?: Worth) => {
  const { tree, vectors } = vectorsOf(ranks);
  const families = familiesOf(ranks, vectors);
  const moves = movesOf(families);
  const own = worth
    ? setFor(worth, vectors, familiesOf(ranks, vectors, true), plainSide(tree, vectors, partsOf(vectors, moves)))
    : { vectors, families };
  return { tree, vectors, families, moves, own, ownMoves: worth ? movesOf(own.families) : moves };
};

/** The deck has these ranks in four suits, and the joker. Without a worth the first hand is set by the house way too. */
export const countDeals = (
  ranks: readonly number[],
  note: (text: string) => void = () => undefined,
  worth?: Worth,
): Counts => {
  const { tree, vectors, families, moves, own, ownMoves } = layOut(ranks, worth);
  note(
    `${vectors.length} sets of ranks, ${families.reduce((all, { hands }) => all + hands.length, 0)} kinds of suited hands`,
  );
  const all = sum();

  const dealers = plainSide(tree, vectors);
  const players = worth ? plainSide(tree, own.vectors) : dealers;
  for (const hand of watched('sets of ranks', own.vectors, note)) {
    const key = vectorKey(hand.counts, hand.joker);
    dealers.meet(hand);
    const { below, atLeast } = dealers.around(hand.at);
    all.add({ won: handsOf(hand) * below, lost: handsOf(hand) * atLeast });
    for (const { hands, ...point } of ownMoves.get(key) ?? []) {
      const around = dealers.around(point);
      all.add({ won: hands * around.below, lost: hands * around.atLeast });
    }
    // As the second hand against all others.
    const asDealer = moves.get(key) ?? [];
    if (worth && asDealer.length > 0) players.meet(hand);
    for (const { hands, ...point } of asDealer) {
      const around = players.around(point);
      all.add({ won: hands * around.above, lost: hands * around.atMost });
    }
  }
  note(
    `suits on one side at most: ${JSON.stringify(all.total(), (_, value) => (typeof value === 'bigint' ? `${value}` : value))}`,
  );

  const { sides, others, lowCount } = sidesOf(own.families, families);
  const tallies = [apart(lowCount), together()];
  for (const side of watched('long suits', sides, note)) {
    for (const other of others) {
      if (side.beside.joker && other.beside.joker) continue;
      for (const tally of tallies) all.add(tally(side, other));
    }
  }
  const { won, lost } = all.total();
  const deck = 4 * ranks.length + 1;
  const pairs = BigInt(Math.round(choose(deck, 7))) * BigInt(Math.round(choose(deck - 7, 7)));
  return { won, pushed: pairs - won - lost, lost };
};
