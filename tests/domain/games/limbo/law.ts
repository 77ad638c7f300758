import { type Law, textOf } from '#tests/support/law.ts';

/** Multipliers that split the crash points; a point reaches x with a chance of 0.99 / x. */
const edges = [1.01, 1.1, 1.5, 2, 3, 5, 10, 100];

const limboLaw = new Map(
  [0, ...edges].map((low, index) => {
    const reaches = (x: number | undefined) => (x === undefined ? 0 : x === 0 ? 1 : 0.99 / x);
    return [textOf(low), reaches(low) - reaches(edges[index])];
  }),
);

export const laws: readonly Law[] = [
  {
    game: 'limbo',
    what: 'the crash point',
    rounds: 40_000,
    spot: 'target:2.00',
    law: limboLaw,
    cell: ({ crash }) => textOf(edges.findLast((edge) => edge <= Number(crash)) ?? 0),
  },
];
