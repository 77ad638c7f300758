import type { Ladder, Ladders } from '../ladder.ts';

/** Who stands between the posts: how many of the six places a dive covers is what tells them apart. */
export const keepers = ['trainee', 'regular', 'veteran'] as const;
export type Keeper = (typeof keepers)[number];

export const kickCount = 5;

/** The places of the goal, row by row from the top left: three columns, two rows. */
export const placeCount = 6;

/** The same places clockwise from the top left, each beside its neighbours: a dive covers some in a row. */
const around = [0, 1, 2, 5, 4, 3] as const;

const reach: Readonly<Record<Keeper, number>> = { trainee: 1, regular: 2, veteran: 3 };

/** The six dives of a keeper, each as likely: any place to begin with, and its neighbours clockwise. Every place is in as many of them. */
export const divesOf = (keeper: Keeper): readonly (readonly number[])[] =>
  around.map((_, from) =>
    Array.from({ length: reach[keeper] }, (_unused, step) => around[(from + step) % placeCount] ?? 0).toSorted(
      (a, b) => a - b,
    ),
  );

/** Five kicks, each at one of six places that all are equally likely to be covered. */
export const shootOutOf = (keeper: Keeper): Ladder => ({
  options: placeCount,
  safe: placeCount - reach[keeper],
  rungs: kickCount,
  traps: divesOf(keeper),
});

export const keeperName = (keeper: Keeper): string => `penalty:${keeper}`;

export const ladders: Ladders = new Map(keepers.map((keeper) => [keeperName(keeper), shootOutOf(keeper)] as const));
