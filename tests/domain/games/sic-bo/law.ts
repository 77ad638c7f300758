import { type Law, textOf, upTo } from '#tests/support/law.ts';

export const laws: readonly Law[] = [
  {
    game: 'sic-bo',
    what: 'the total',
    rounds: 10_000,
    spot: 'big',
    law: new Map(
      upTo(16).map((over) => {
        const throws = upTo(216).filter((one) => (one % 6) + (Math.floor(one / 6) % 6) + Math.floor(one / 36) === over);
        return [textOf(over + 3), throws.length / 216];
      }),
    ),
    cell: ({ total }) => textOf(total),
  },
];
