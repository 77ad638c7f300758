import { describe, expect, it } from 'vitest';
import { nextSide, sidesWithin } from '#islands/games/blackjack/picture/blackjack-sides.ts';

describe('a bet beside the hand', () => {
  it('climbs to the hand’s stake and then leaves', () => {
    const ladder = [10n, 20n, 50n, 70n];
    const seen = [0n];
    for (let press = 0; press < 5; press += 1) seen.push(nextSide(ladder, seen.at(-1) ?? 0n));
    expect(seen).toEqual([0n, 10n, 20n, 50n, 70n, 0n]);
  });

  it('goes down with the hand’s stake', () => {
    const wanted = new Map([
      ['pair', 50n],
      ['poker-three', 10n],
    ]);
    expect([...sidesWithin(wanted, 20n)]).toEqual([
      ['pair', 20n],
      ['poker-three', 10n],
    ]);
  });
});
