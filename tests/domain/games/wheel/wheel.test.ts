import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnsByKind, wheelReturn } from '#domain/games/wheel/maths.ts';
import { layoutOf, sharesOf } from '#domain/games/wheel/paytable.ts';
import { settle, game as wheel } from '#domain/games/wheel/rules.ts';
import { findWheel, spotOf, wheels } from '#domain/games/wheel/wheels.ts';
import { rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(wheel);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);

describe('a wheel', () => {
  it('is one of fifteen, and every segment is told', () => {
    expect(returnsByKind().map(({ kind }) => kind)).toHaveLength(15);
    for (const { segments, risk } of wheels) {
      expect(layoutOf(segments, risk)).toHaveLength(segments);
      for (const share of sharesOf(segments, risk))
        expect(layoutOf(segments, risk).filter((text) => text === share.multiplier)).toHaveLength(share.segments);
    }
  });

  it.each(wheels.map(spotOf))('%s returns exactly 99%, also by settling each of its segments', (spot) => {
    const found = findWheel(spot);
    if (!found) throw new RangeError(spot);
    const { returnToPlayer, hitFrequency, maxWin } = wheelReturn(found);
    expect(returnToPlayer).toEqual(rational(99n, 100n));
    const paid = Array.from({ length: found.segments }, (_, segment) => settle([bet(spot)], segment).payoutMinor);
    expect(
      rational(
        paid.reduce((sum, one) => sum + one, 0n),
        BigInt(100 * found.segments),
      ),
    ).toEqual(returnToPlayer);
    expect(rational(BigInt(paid.filter((one) => one > 0n).length), BigInt(found.segments))).toEqual(hitFrequency);
    const most = paid.toSorted((a, b) => Number(b - a))[0] ?? 0n;
    expect(rational(most, 100n)).toEqual(maxWin);
    expect(wheel.maxPayoutOf([bet(spot)])).toBe(most);
  });

  it('swings more at a higher risk', () => {
    for (const segments of [10, 30, 50] as const) {
      const [low, medium, high] = (['low', 'medium', 'high'] as const).map((risk) => {
        const { num, den } = wheelReturn({ segments, risk }).variance;
        return Number(num) / Number(den);
      });
      expect(Number(low)).toBeLessThan(Number(medium));
      expect(Number(medium)).toBeLessThan(Number(high));
    }
  });
});

describe('a spin', () => {
  it('pays what its segment says, to the half unit', () => {
    // Ten segments at low risk: the one prize of 1.5 lies opposite the first.
    const segment = layoutOf(10, 'low').indexOf('1.5');
    expect(settle([bet('wheel:10:low', 333n)], segment)).toEqual({
      status: 'settled',
      outcome: { segment, multiplier: '1.50' },
      payoutMinor: 499n,
      wins: [{ spot: 'wheel:10:low', stakeMinor: 333n, payoutMinor: 499n, rest: rational(1n, 2n) }],
    });
    const blank = layoutOf(10, 'low').indexOf('0');
    expect(settle([bet('wheel:10:low')], blank)).toMatchObject({ payoutMinor: 0n, wins: [] });
  });

  it('comes out the same whenever its seeds are played again, and on every segment as often', () => {
    const counts = new Array<number>(20).fill(0);
    const rounds = 4_000;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { outcome } = verifyRound({ serverSeed, clientSeed: 'chi-square', nonce }, [bet('wheel:20:high')]);
      const { segment } = outcome as { segment: number };
      counts[segment] = (counts[segment] ?? 0) + 1;
    }
    const due = rounds / 20;
    // The 99th percentile of chi-square with 19 degrees of freedom.
    expect(counts.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0)).toBeLessThan(36.19);
    const seeds = { serverSeed, clientSeed: 'again', nonce: 3 };
    expect(verifyRound(seeds, [bet('wheel:50:low')])).toEqual(verifyRound(seeds, [bet('wheel:50:low')]));
  });

  it('never pays more than was told', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wheels), fc.nat(49), fc.bigInt(1n, 10n ** 9n), (one, segment, stake) => {
        const placed = [bet(spotOf(one), stake)];
        expect(settle(placed, segment % one.segments).payoutMinor <= wheel.maxPayoutOf(placed)).toBe(true);
      }),
    );
  });

  it.each(['wheel:15:low', 'wheel:10:wild', 'wheel:010:low', 'wheel:10', 'wheel', ''])('on %j is refused', (spot) => {
    expect(wheel.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
  });
});
