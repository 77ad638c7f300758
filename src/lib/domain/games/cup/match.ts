import type { Stream } from '../../fairness/stream.ts';
import { choose } from '../../maths/choose.ts';
import type { Club } from './cups.ts';

/** Each side attacks so often in a match. */
export const attackCount = 6;

/** Attacks and shoot-outs are drawn in so many equal parts. */
export const parts = 64;

/** An attack is a goal in so many of 64: a quarter between equals, one more or less for each point that a side is rated higher or lower. */
export const goalParts = (own: Club, other: Club): number => 16 + own.rating - other.rating;

/** A shoot-out after a draw is won in so many of 64: even between equals, again one more or less a point. */
export const shootOutParts = (own: Club, other: Club): number => 32 + own.rating - other.rating;

/** A match as it was played. `goals`: which of its attacks, 1 to 6, each side scored by; `through`: the number of the club that won. */
export type Played = {
  readonly home: number;
  readonly away: number;
  readonly goals: readonly [home: readonly number[], away: readonly number[]];
  readonly through: number;
};

/** Twelve draws below 64, home and away in turn; after as many goals on both sides one more decides the shoot-out. */
export const playMatch = (home: Club, away: Club, stream: Stream): Played => {
  const homeGoals: number[] = [];
  const awayGoals: number[] = [];
  for (let attack = 1; attack <= attackCount; attack += 1) {
    if (stream.below(parts) < goalParts(home, away)) homeGoals.push(attack);
    if (stream.below(parts) < goalParts(away, home)) awayGoals.push(attack);
  }
  const isHome =
    homeGoals.length === awayGoals.length
      ? stream.below(parts) < shootOutParts(home, away)
      : homeGoals.length > awayGoals.length;
  return {
    home: home.number,
    away: away.number,
    goals: [homeGoals, awayGoals],
    through: isHome ? home.number : away.number,
  };
};

/** The equally likely cases of a match: twelve attacks and a shoot-out that is drawn whether it is needed or not. */
export const matchWhole = BigInt(parts) ** BigInt(2 * attackCount + 1);

/** A score at full time, and in how many cases of `matchWhole` either side goes through with it. */
export type Score = {
  readonly home: number;
  readonly away: number;
  readonly homeThrough: bigint;
  readonly awayThrough: bigint;
};

/** The weights of 0 to 6 goals of a side, out of 64^6: C(6, g) · p^g · (64 − p)^(6 − g), p of 64 for each attack. */
const goalWeights = (own: Club, other: Club): bigint[] => {
  const [hit, miss] = [BigInt(goalParts(own, other)), BigInt(parts - goalParts(own, other))];
  return Array.from(
    { length: attackCount + 1 },
    (_, goals) => choose(attackCount, goals) * hit ** BigInt(goals) * miss ** BigInt(attackCount - goals),
  );
};

const countScores = (home: Club, away: Club): Score[] => {
  const [homeWeights, awayWeights] = [goalWeights(home, away), goalWeights(away, home)];
  return homeWeights.flatMap((homeWeight, homeGoals) =>
    awayWeights.map((awayWeight, awayGoals): Score => {
      const cases = homeWeight * awayWeight;
      const level = homeGoals === awayGoals;
      const homeParts = BigInt(level ? shootOutParts(home, away) : homeGoals > awayGoals ? parts : 0);
      return {
        home: homeGoals,
        away: awayGoals,
        homeThrough: cases * homeParts,
        awayThrough: cases * (BigInt(parts) - homeParts),
      };
    }),
  );
};

/** Counted once a difference: nothing else of two ratings counts. */
const counted = new Map<number, readonly Score[]>();

/** All 49 scores of a match. */
export const scoresOf = (home: Club, away: Club): readonly Score[] => {
  const difference = home.rating - away.rating;
  const known = counted.get(difference) ?? countScores(home, away);
  counted.set(difference, known);
  return known;
};

/** In how many cases of `matchWhole` a club beats another. */
export const winsOver = (home: Club, away: Club): bigint =>
  scoresOf(home, away).reduce((sum, { homeThrough }) => sum + homeThrough, 0n);
