import { type Prizes, returnsTogether } from '../kit/fixed-odds.ts';
import { beatsIn, finalMatch } from './bracket.ts';
import { type Cup, clubOf } from './cups.ts';
import { type Score, scoresOf } from './match.ts';
import { matchBetsOf } from './paytable.ts';

/** Ways that something can go: in how many cases, the sum of what they return and of its squares, and the most that one returns. */
export type Total = {
  readonly cases: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
  readonly most: bigint;
};

const never: Total = { cases: 0n, sum: 0n, squares: 0n, most: 0n };

const larger = (a: bigint, b: bigint): bigint => {
  if (a > b) return a;
  return b;
};

/** One or the other happens. Whatever has no cases returns nothing. */
const either = (a: Total, b: Total): Total => ({
  cases: a.cases + b.cases,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
  most: larger(a.most, b.most),
});

/** Both happen, neither knowing of the other. */
const both = (a: Total, b: Total): Total => ({
  cases: a.cases * b.cases,
  sum: a.sum * b.cases + b.sum * a.cases,
  squares: a.squares * b.cases + 2n * a.sum * b.sum + b.squares * a.cases,
  most: a.most + b.most,
});

const certain = (cases: bigint, returns: bigint): Total => ({
  cases,
  sum: cases * returns,
  squares: cases * returns * returns,
  most: returns,
});

/** Totals by the number of the club that goes through. */
type ByClub = ReadonlyMap<number, Total>;

/**
 * What these bets return over every way that a cup can go, in cases of `cupWhole`. A match's score knows of nothing but its two
 * clubs, so that the bracket is folded from its four quarter-finals to the final: exact, and never in 2^546 steps.
 */
export const totalOf = (cup: Cup, prizes: Prizes): Total => {
  const beats = beatsIn(cup);
  const paid = (...names: readonly string[]): bigint => returnsTogether(prizes, names);

  /** A match that bets are on, for either side of it. */
  const openMatch = (match: number, home: number, away: number): ByClub => {
    const side = (casesAt: (score: Score) => bigint): Total =>
      scoresOf(clubOf(cup, home), clubOf(cup, away)).reduce((total, score) => {
        const cases = casesAt(score);
        return cases === 0n
          ? total
          : either(total, certain(cases, returnsTogether(prizes, matchBetsOf(match, score.home, score.away))));
      }, never);
    return new Map([
      [home, side(({ homeThrough }) => homeThrough)],
      [away, side(({ awayThrough }) => awayThrough)],
    ]);
  };

  const quarter = (match: number): ByClub =>
    new Map(
      [...openMatch(match, 2 * match - 1, 2 * match)].map(([club, total]) => [
        club,
        both(total, certain(1n, paid(`semi:${club}`))),
      ]),
    );

  const semi = (upper: ByClub, lower: ByClub): ByClub => {
    const finalists = new Map<number, Total>();
    for (const [home, homeTotal] of upper)
      for (const [away, awayTotal] of lower) {
        const before = both(homeTotal, awayTotal);
        for (const [club, other] of [
          [home, away],
          [away, home],
        ] as const) {
          const next = both(before, certain(beats(club, other), paid(`final:${club}`)));
          finalists.set(club, either(finalists.get(club) ?? never, next));
        }
      }
    return finalists;
  };

  let whole = never;
  const lowerHalf = semi(quarter(3), quarter(4));
  for (const [upper, upperTotal] of semi(quarter(1), quarter(2)))
    for (const [lower, lowerTotal] of lowerHalf) {
      const before = both(both(upperTotal, lowerTotal), certain(1n, paid(`pair:${upper}-${lower}`)));
      for (const [champion, total] of openMatch(finalMatch, upper, lower)) {
        const order = `order:${champion}-${champion === upper ? lower : upper}`;
        whole = either(whole, both(before, both(total, certain(1n, paid(`winner:${champion}`, order)))));
      }
    }
  return whole;
};
