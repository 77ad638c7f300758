import { describe, expect, test } from 'vitest';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { expectedCostOf, minorOfMicros } from '#domain/returns/expected-cost.ts';
import { theoryOf } from '#domain/returns/theory.ts';

const version = (id: (typeof gameIds)[number]): string => String(findGame(id)?.rulesVersion);
const roulette = { gameId: 'roulette-european', gameVersion: version('roulette-european'), currency: 'EUR' } as const;

describe('what stakes cost on average', () => {
  test('is that of each spot by its own return, to the last part', () => {
    const spots = [
      { spot: 'red', amountMinor: 37_00n },
      { spot: 'straight:7', amountMinor: 74_00n },
    ];
    const cost = expectedCostOf({ ...roulette, stakedMinor: 111_00n, spots });
    // One in 37 of each.
    expect(cost).toBe(3_00n * 1_000_000n);
  });

  test('is by the game’s own edge for what was added on the way, and where the player decides', () => {
    const whole = expectedCostOf({ ...roulette, stakedMinor: 37_00n, spots: [] });
    expect(whole).toBe(1_00n * 1_000_000n);
    const hand = { gameId: 'blackjack', gameVersion: version('blackjack'), currency: 'EUR' } as const;
    const bets = [{ spot: 'hand-1', amountMinor: 100_00n }];
    const cost = expectedCostOf({ ...hand, stakedMinor: 100_00n, spots: bets }) ?? 0n;
    expect(cost > 0n && cost < 2_00n * 1_000_000n).toBe(true);
  });

  test('of more on spots than was decided in the end counts what was decided', () => {
    const spots = [{ spot: 'red', amountMinor: 74_00n }];
    expect(expectedCostOf({ ...roulette, stakedMinor: 37_00n, spots })).toBe(1_00n * 1_000_000n);
    expect(expectedCostOf({ ...roulette, stakedMinor: 0n, spots })).toBe(0n);
  });

  test('is not told of other studios’ games and of rules that are over', () => {
    const spots = [{ spot: 'red', amountMinor: 1n }];
    expect(expectedCostOf({ ...roulette, gameId: 'studio-slot', stakedMinor: 1n, spots })).toBeUndefined();
    expect(expectedCostOf({ ...roulette, gameVersion: '0', stakedMinor: 1n, spots })).toBeUndefined();
  });

  test('is told of every game of the house, and lies between nothing and the stake', () => {
    for (const gameId of gameIds) {
      const cost = expectedCostOf({
        gameId,
        gameVersion: version(gameId),
        currency: 'EUR',
        stakedMinor: 10_000n,
        spots: [],
      });
      expect([gameId, cost !== undefined && cost >= -100n * 1_000_000n && cost < 5_000n * 1_000_000n]).toEqual([
        gameId,
        true,
      ]);
    }
  });

  test('is the theory that measured returns are held against', () => {
    const theory = theoryOf('roulette-european', 'dozen:1');
    expect(theory?.figures.returnToPlayer).toMatchObject({ num: 36n, den: 37n });
  });
});

test('parts of a minor unit are rounded to the nearest, the half away from nothing', () => {
  expect([1_499_999n, 1_500_000n, -1_500_000n, -1_499_999n, 0n].map(minorOfMicros)).toEqual([1n, 2n, -2n, -1n, 0n]);
});
