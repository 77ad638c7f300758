import { type Law, oneIn, textOf, upTo } from '#tests/support/law.ts';

export const laws: readonly Law[] = [
  {
    game: 'fishing',
    what: 'the draw in thousands',
    rounds: 40_000,
    spot: 'target:sardine',
    law: oneIn(upTo(100).map(textOf)),
    cell: ({ draw }) => textOf(Math.floor(Number(draw) / 1_000)),
  },
  {
    game: 'fishing-shared',
    what: 'the draw in ten thousands',
    rounds: 40_000,
    spot: 'fish-kraken',
    law: oneIn(upTo(100).map(textOf)),
    cell: ({ draw }) => textOf(Math.floor(Number(draw) / 10_000)),
  },
];
