import { choose, type Law, textOf, upTo } from '#tests/support/law.ts';

export const laws: readonly Law[] = [
  {
    game: 'plinko',
    what: 'the pocket of 16 rows',
    rounds: 15_000,
    spot: 'rows:16:high',
    law: new Map(upTo(17).map((pocket) => [textOf(pocket), choose(16, pocket) / 2 ** 16])),
    cell: ({ pocket }) => textOf(pocket),
  },
];
