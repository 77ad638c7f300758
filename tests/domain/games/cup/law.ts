import { cups } from '#domain/games/cup/cups.ts';
import { choose, type Law, type Outcome, upTo } from '#tests/support/law.ts';

/** Goals in six attacks of a side whose chance is a quarter and something for the ratings. */
const goalsOf = (goals: number, more: number): number =>
  choose(6, goals) * (0.25 + more) ** goals * (0.75 - more) ** (6 - goals);

/** The chance that the first of two clubs beats the second, from their ratings. */
const beats = (own: number, other: number): number => {
  const more = (own - other) / 64;
  return upTo(7)
    .flatMap((mine) =>
      upTo(7).map((theirs) => {
        const share = mine === theirs ? 0.5 + more : Number(mine > theirs);
        return share * goalsOf(mine, more) * goalsOf(theirs, -more);
      }),
    )
    .reduce((sum, share) => sum + share, 0);
};

const towns = cups[0]?.clubs.map(({ rating }) => rating) ?? [];

const betweenTowns = (a: number, b: number): number => beats(towns[a] ?? 0, towns[b] ?? 0);

/** Who comes out of each half of the first cup, and who of the two wins, match by match. */
const cupLaw = new Map(
  upTo(4).flatMap((a) =>
    [4, 5, 6, 7].flatMap((b) => {
      const outOfHalf = (club: number): number => {
        const others = (club ^ 2) & ~1;
        const meets = [others, others + 1].map((rival) => betweenTowns(rival, rival ^ 1) * betweenTowns(club, rival));
        return betweenTowns(club, club ^ 1) * meets.reduce((sum, share) => sum + share, 0);
      };
      const met = outOfHalf(a) * outOfHalf(b);
      return [
        [`${a + 1}-${b + 1}`, met * betweenTowns(a, b)] as const,
        [`${b + 1}-${a + 1}`, met * betweenTowns(b, a)] as const,
      ];
    }),
  ),
);

export const laws: readonly Law[] = [
  {
    game: 'cup',
    what: 'the finalists of the first cup, the winner first',
    rounds: 40_000,
    spot: 'cup:1:winner:1',
    law: cupLaw,
    cell: ({ matches }) => {
      const { home, away, through } = (matches as readonly Outcome[])[6] ?? {};
      return `${through}-${through === home ? away : home}`;
    },
  },
  {
    game: 'cup',
    what: 'the score of the second match',
    rounds: 6_000,
    spot: 'cup:2:winner:1',
    law: new Map(
      upTo(7).flatMap((home) =>
        upTo(7).map((away) => [`${home}-${away}`, goalsOf(home, -1 / 64) * goalsOf(away, 1 / 64)] as const),
      ),
    ),
    cell: ({ matches }) => {
      const { goals } = (matches as readonly Outcome[])[1] ?? {};
      return (goals as readonly (readonly number[])[]).map(({ length }) => length).join('-');
    },
  },
];
