import { describe, expect, it } from 'vitest';
import { multiplierOf } from '#domain/games/dice/paytable.ts';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { mostAt } from '#domain/games/kit/share.ts';
import { multiplierOf as targetMultiplier } from '#domain/games/limbo/paytable.ts';
import { rational } from '#domain/maths/rational.ts';

describe('the largest stake', () => {
  it.each([
    [1_000_000n, multiplierOf(1)],
    [1_000_000n, multiplierOf(9_800)],
    [1_000_000n, targetMultiplier(33_333)],
    [7n, targetMultiplier(101)],
    [999n, rational(17n, 3n)],
  ])('returns no more than %s, and one unit more would', (limit, multiplier) => {
    const cap = stakeCapAt(limit, multiplier);
    expect(mostAt(cap, multiplier)).toBeLessThanOrEqual(limit);
    expect(mostAt(cap + 1n, multiplier)).toBeGreaterThan(limit);
  });
});
