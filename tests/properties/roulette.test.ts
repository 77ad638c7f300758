import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bet, stakeOf } from '#domain/games/kit/game.ts';
import { callBets } from '#domain/games/roulette/roulette-european/call-bets.ts';
import { layoutSpots } from '#domain/games/roulette/roulette-european/layout.ts';
import { chipsOf, game as rouletteEuropean, settle } from '#domain/games/roulette/roulette-european/rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(rouletteEuropean);

const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
const spots = [...layoutSpots, ...callBets].map(({ id }) => id);
const bets = fc
  .uniqueArray(fc.record({ spot: fc.constantFrom(...spots), units: fc.bigInt(1n, 100_000n) }), {
    minLength: 1,
    maxLength: 20,
    selector: ({ spot }) => spot,
  })
  .map((list) =>
    list.map(
      ({ spot, units }): Bet => ({ spot, amountMinor: units * BigInt(chipsOf({ spot, amountMinor: 0n }).length) }),
    ),
  );

describe('roulette, for all bets', () => {
  it('returns exactly 36/37 of any stake over the whole wheel', () => {
    fc.assert(
      fc.property(bets, (placed) => {
        const paid = pockets.reduce((sum, pocket) => sum + settle(placed, pocket).payoutMinor, 0n);
        expect(paid).toBe(36n * stakeOf(placed));
      }),
    );
  });

  it('reads back the bets that were stored', () => {
    fc.assert(
      fc.property(bets, (placed) => {
        const wire = placed.map(({ spot, amountMinor }) => ({ spot, amount: formatAmount(amountMinor, 'EUR') }));
        expect(rouletteEuropean.parseBets(wire, 'EUR')).toEqual({ ok: true, value: placed });
      }),
    );
  });

  it('never throws on bets of any shape', () => {
    const shape = fc.array(fc.record({ spot: fc.anything(), amount: fc.anything() }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shape), (input) => {
        const parsed = rouletteEuropean.parseBets(input, 'EUR');
        if (!parsed.ok) expect(parsed.code).toBe('bet_invalid');
      }),
    );
  });
});

describe('roulette outcomes at 99% (GLI-19 3.2.2)', () => {
  const serverSeed = 'f00d'.repeat(16);
  const count = 37_000;
  const outcomes = Array.from({ length: count }, (_, nonce) => {
    const { outcome } = verifyRound({ serverSeed, clientSeed: 'chi-square', nonce });
    return (outcome as { number: number }).number;
  });
  const chiSquareOf = (observed: readonly number[], expected: number): number =>
    observed.reduce((sum, value) => sum + (value - expected) ** 2 / expected, 0);
  const tally = (values: readonly number[], size: number): number[] => {
    const counts = new Array<number>(size).fill(0);
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };

  it('are spread evenly over the pockets', () => {
    // The 99th percentile of chi-square with 36 degrees of freedom.
    expect(chiSquareOf(tally(outcomes, 37), count / 37)).toBeLessThan(58.619);
  });

  it('do not depend on the outcome before', () => {
    const pairs = outcomes.slice(1).map((value, index) => (outcomes[index] ?? 0) * 37 + value);
    // 1,368 degrees of freedom: mean 1368, deviation √2736; the 99th percentile by Wilson and Hilferty.
    expect(chiSquareOf(tally(pairs, 37 * 37), pairs.length / 1369)).toBeLessThan(1493);
  });

  it('run above and below the middle as often as chance does', () => {
    const sides = outcomes.filter((value) => value !== 18).map((value) => value > 18);
    const runs = 1 + sides.slice(1).filter((side, index) => side !== sides[index]).length;
    const high = sides.filter(Boolean).length;
    const low = sides.length - high;
    const mean = (2 * high * low) / sides.length + 1;
    const deviation = Math.sqrt(((mean - 1) * (mean - 2)) / (sides.length - 1));
    expect(Math.abs(runs - mean) / deviation).toBeLessThan(2.576);
  });
});
