import { type Law, oneIn, textOf, upTo } from '#tests/support/law.ts';

export const laws: readonly Law[] = [
  {
    game: 'wheel',
    what: 'the segment',
    rounds: 10_000,
    spot: 'wheel:30:medium',
    law: oneIn(upTo(30).map(textOf)),
    cell: ({ segment }) => textOf(segment),
  },
];
