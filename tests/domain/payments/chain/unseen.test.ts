import { expect, it } from 'vitest';
import { unseenBetween } from '#domain/payments/chain/unseen.ts';

it.each([
  // before, now, seen; what is unseen and whether that is all of it
  [undefined, [0n, 0n], 0n, undefined],
  [undefined, [70n, 0n], 70n, undefined],
  [undefined, [70n, 0n], 50n, [20n, true]],
  [[70n, 0n], [70n, 0n], 0n, undefined],
  [[70n, 0n], [100n, 0n], 10n, [20n, true]],
  // Ten were sent away: of the thirty that arrived unseen twenty are certain.
  [[70n, 0n], [90n, 1n], 0n, [20n, false]],
  [[70n, 1n], [100n, 1n], 0n, [30n, true]],
  [[70n, 0n], [5n, 1n], 0n, undefined],
  [undefined, [30n, 2n], 10n, [20n, false]],
] as const)('what transfers do not explain of two looks is told: case %#', (before, now, seen, unseen) => {
  const look = ([balance, sent]: readonly [bigint, bigint]) => ({ balance, sent });
  const found = unseenBetween(before && look(before), look(now), seen);
  expect(found).toEqual(unseen && { chainAmount: unseen[0], isExact: unseen[1] });
});
