/** How a player sets a hand, where it is not the house way: the best of 21 settings by what they bring on average. */
import type { Card } from '#domain/games/kit/cards/card.ts';
import { allLows, isFoul, setHand } from '#domain/games/pai-gow/pai-gow-poker/sets.ts';
import type { PlainSide } from './plain-side.ts';
import type { Family } from './suited.ts';
import { countsOf, vectorKey } from './suited.ts';
import { type Point, rankCards, type Vector } from './vectors.ts';

/** What a setting is worth that wins and loses so many of `deals`. */
export type Worth = (won: number, lost: number) => number;

/** The most on average: a win brings 19/20, a loss takes all. */
export const mostWon: Worth = (won, lost) => 0.95 * won - lost;

/** The least that the balance moves: the mean square of what a round brings. */
export const leastMoved: Worth = (won, lost) => -(0.95 ** 2 * won + lost);

const settingsOf = (cards: readonly Card[]): Point[] => {
  const points = new Map<string, Point>();
  for (const low of allLows) {
    const own = setHand(cards, low);
    if (!isFoul(own)) points.set(`${own.highValue}:${own.lowValue}`, { high: own.highValue, low: own.lowValue });
  }
  return [...points.values()];
};

const bestOf = (points: readonly Point[], dealers: PlainSide, worth: Worth): Point => {
  let [best, most] = [points[0] ?? { high: 0, low: 0 }, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    const { below, atLeast } = dealers.around(point);
    const one = worth(below, atLeast);
    if (one > most) [best, most] = [point, one];
  }
  return best;
};

/**
 * The player's hands, each set for the most worth against all hands that the dealer can have beside its ranks, flushes among them.
 * What the player's own suits tell of the dealer's flushes is not used: settings differ by ranks, and by a flush of their own.
 */
export const setFor = (
  worth: Worth,
  vectors: readonly Vector[],
  families: readonly Family[],
  dealers: PlainSide,
): { readonly vectors: readonly Vector[]; readonly families: readonly Family[] } => {
  const suited = Map.groupBy(
    families.flatMap((family) => family.hands.map((hand) => ({ family, hand }))),
    ({ family: { beside }, hand: { suit } }) => vectorKey(countsOf(suit, beside.counts), beside.joker),
  );
  const moved = new Map<Family, Family['hands'][number][]>(families.map((family) => [family, []]));
  const own = vectors.map((vector): Vector => {
    dealers.meet(vector);
    const at = bestOf(settingsOf(rankCards(vector.counts, vector.joker)), dealers, worth);
    for (const { family, hand } of suited.get(vectorKey(vector.counts, vector.joker)) ?? []) {
      const point = bestOf(settingsOf(hand.cards), dealers, worth);
      if (point.high !== at.high || point.low !== at.low) moved.get(family)?.push({ ...hand, at: point, unsuited: at });
    }
    return { ...vector, at };
  });
  return {
    vectors: own,
    families: families.map(({ beside }, index) => ({ beside, hands: moved.get(families[index] as Family) ?? [] })),
  };
};
