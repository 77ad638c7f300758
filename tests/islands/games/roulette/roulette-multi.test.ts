import { describe, expect, it } from 'vitest';
import { game as rouletteMulti, settle } from '#domain/games/roulette/roulette-multi/rules.ts';
import {
  betsOn,
  paidByWheel,
  pocketsOf,
  wheelsOfRound,
  wireOf,
} from '#islands/games/roulette/picture/roulette-multi.ts';

type Round = Parameters<typeof paidByWheel>[0];
const round = (bets: object, outcome: object): Round => ({ bets, outcome }) as unknown as Round;

describe('the chips of one board', () => {
  const placed = new Map([
    ['red', 100n],
    ['voisins', 90n],
  ]);

  it('are staked on every wheel, in bets that the rules take', () => {
    const bets = betsOn(placed, 8);
    expect(bets).toEqual([
      { spot: 'wheels:8:red', amountMinor: 800n },
      { spot: 'wheels:8:voisins', amountMinor: 720n },
    ]);
    expect(rouletteMulti.parseBets(wireOf(bets, 'EUR'), 'EUR')).toEqual({ ok: true, value: bets });
  });

  it('are paid wheel by wheel what the round pays in all', () => {
    const bets = betsOn(placed, 4);
    for (const pockets of [
      [0, 1, 2, 26],
      [3, 3, 3, 3],
      [8, 11, 13, 20],
    ]) {
      const settled = settle(bets, pockets);
      const paid = paidByWheel(round(wireOf(bets, 'EUR'), settled.outcome as object), 'EUR');
      expect(paid).toHaveLength(4);
      expect(paid.reduce((sum, one) => sum + one, 0n)).toBe(settled.payoutMinor);
    }
    const one = paidByWheel(round(wireOf(bets, 'EUR'), settle(bets, [1, 2, 0, 8]).outcome as object), 'EUR');
    // Red once; two chips of the trio on the zero, and a chip of it on the two.
    expect(one).toEqual([200n, 240n, 240n, 0n]);
  });
});

describe('a round', () => {
  it('tells its wheels and their pockets in order', () => {
    const played = round([{ spot: 'wheels:2:red', amount: '2.00' }], {
      wheels: [
        { number: 32, colour: 'red' },
        { number: 0, colour: 'green' },
      ],
    });
    expect(wheelsOfRound(played)).toBe(2);
    expect(pocketsOf(played)).toEqual([32, 0]);
  });

  it('is not read from the outcome of another game', () => {
    expect(wheelsOfRound(round([{ spot: 'red', amount: '2.00' }], {}))).toBeUndefined();
    for (const outcome of [{ number: 7 }, { wheels: 4 }, { wheels: [null, 3, { number: '00' }] }])
      expect(pocketsOf(round([], outcome))).toEqual([]);
  });
});
