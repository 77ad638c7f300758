import { dogCards } from '#domain/games/greyhounds/cards.ts';
import type { Law } from '#tests/support/law.ts';

const dogs = dogCards[0]?.runners ?? [];

const dogSum = dogs.reduce((sum, { rating }) => sum + rating, 0);

export const laws: readonly Law[] = [
  {
    game: 'greyhounds',
    what: 'the forecast of the first card',
    rounds: 20_000,
    spot: 'card:1:win:1',
    law: new Map(
      dogs.flatMap((a) =>
        dogs
          .filter((b) => b !== a)
          .map((b) => [`${a.number}-${b.number}`, ((a.rating / dogSum) * b.rating) / (dogSum - a.rating)] as const),
      ),
    ),
    cell: ({ order }) => (order as readonly number[]).slice(0, 2).join('-'),
  },
];
