import { choose, type Law, textOf, upTo } from '#tests/support/law.ts';

export const laws: readonly Law[] = [
  {
    game: 'keno-40-10',
    what: 'the hits of four picks',
    rounds: 20_000,
    spot: 'picks:classic:1-7-12-30',
    law: new Map(upTo(5).map((hits) => [textOf(hits), (choose(4, hits) * choose(36, 10 - hits)) / choose(40, 10)])),
    cell: ({ drawn }) => textOf((drawn as readonly number[]).filter((one) => [1, 7, 12, 30].includes(one)).length),
  },
  {
    game: 'keno-80-20',
    what: 'the hits of six picks',
    rounds: 20_000,
    spot: 'picks:classic:1-7-12-30-41-80',
    law: new Map(upTo(7).map((hits) => [textOf(hits), (choose(6, hits) * choose(74, 20 - hits)) / choose(80, 20)])),
    cell: ({ drawn }) =>
      textOf((drawn as readonly number[]).filter((one) => [1, 7, 12, 30, 41, 80].includes(one)).length),
  },
];
