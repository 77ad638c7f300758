import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainOf, earlierLink, isLinkOf, saltedDraw } from '#domain/fairness/hash-chain.ts';
import { crashMsOf, doublingMs, elapsedMsMax, elapsedOf, growthAt, multiplierAt } from '#domain/games/crash/growth.ts';
import { returnAt, returnsByTarget } from '#domain/games/crash/maths.ts';
import {
  crashPointOf,
  drawCount,
  instantCrash,
  leavesWith,
  pointMax,
  targetMax,
  winningDraws,
} from '#domain/games/crash/paytable.ts';
import { cashOutOf, maxPayoutOf, parseBets, pointOf, settle } from '#domain/games/crash/round.ts';
import { game as crash } from '#domain/games/crash/rules.ts';
import { rulesUnder, settlePaid } from '#domain/games/kit/payment.ts';
import { compare, rational, subtract } from '#domain/maths/rational.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';

const verifyRound = recomputingShared(crash);

const seed = 'c4a5'.repeat(16);
const salt = '0000000000000000000301e2801a9a9598bfb114e574a91a887f2132f33047e6';
const rounds = 2_000;
const links = chainOf(seed, rounds);
const linkAt = (round: number) => links[round] ?? '';
const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const parse = (spot: string) => parseBets([{ spot, amount: '1' }], 'EUR');

describe('the chain', () => {
  it('hashes the text of a link to that of the round before, as node:crypto does', () => {
    expect(links).toHaveLength(rounds + 1);
    expect(linkAt(rounds)).toBe(seed);
    for (let round = 1; round <= 50; round += 1) {
      expect(createHash('sha256').update(linkAt(round), 'utf8').digest('hex')).toBe(linkAt(round - 1));
    }
  });

  it('is bound by its first link', () => {
    expect(isLinkOf(linkAt(0), 700, linkAt(700))).toBe(true);
    expect(isLinkOf(linkAt(0), 701, linkAt(700))).toBe(false);
    expect(isLinkOf(linkAt(0), 700, seed)).toBe(false);
    expect(earlierLink(seed, rounds)).toBe(linkAt(0));
  });

  it('gives 52 bits of an HMAC over the salt, computed here by node:crypto', () => {
    for (const link of links.slice(0, 100)) {
      const hex = createHmac('sha256', link).update(salt).digest('hex');
      expect(saltedDraw(link, salt)).toBe(BigInt(`0x${hex.slice(0, 13)}`));
    }
  });

  it('tells nothing of a round before its link is revealed', () => {
    // All that is public before round k: links 0 to k − 1 and the salt. Every formula tried on them misses the draw.
    const first52 = (hex: string) => BigInt(`0x${hex.slice(0, 13)}`);
    const guesses = (known: string): bigint[] => [
      first52(known),
      first52(createHash('sha256').update(known).digest('hex')),
      first52(createHash('sha256').update(Buffer.from(known, 'hex')).digest('hex')),
      saltedDraw(known, salt),
      saltedDraw(salt, known),
      first52(
        createHash('sha256')
          .update(known + salt)
          .digest('hex'),
      ),
    ];
    let hits = 0;
    let samePoints = 0;
    for (let round = 1; round <= 300; round += 1) {
      const draw = saltedDraw(linkAt(round), salt);
      for (const known of [linkAt(round - 1), linkAt(0)]) {
        hits += guesses(known).filter((guess) => guess === draw).length;
        samePoints += guesses(known).filter(
          (guess) => crashPointOf(guess) === pointOf({ link: linkAt(round), salt }),
        ).length;
      }
    }
    expect(hits).toBe(0);
    // Two independent points agree in about 0.6% of rounds: 21 of 3,600.
    expect(samePoints).toBeLessThan(60);
  });

  it('has other points with another salt', () => {
    const same = links.slice(1, 301).filter((link) => pointOf({ link, salt }) === pointOf({ link, salt: `${salt}0` }));
    expect(same.length).toBeLessThan(15);
  });
});

describe('the crash point', () => {
  it('reaches a multiplier for exactly the draws that are counted for it', () => {
    for (const target of [
      100,
      101,
      102,
      133,
      150,
      199,
      200,
      201,
      299,
      1_000,
      12_345,
      1_000_000,
      99_999_999,
      targetMax,
    ]) {
      const count = winningDraws(target);
      expect(crashPointOf(count - 1n)).toBeGreaterThanOrEqual(target);
      expect(crashPointOf(count)).toBeLessThan(target);
    }
  });

  it('is an instant crash for one draw in a hundred', () => {
    expect(crashPointOf(drawCount - 1n)).toBe(instantCrash);
    expect(drawCount - winningDraws(100)).toBe(drawCount / 100n + 1n);
    expect(crashPointOf(0n)).toBe(pointMax);
  });

  it('returns 99% at every target up to 52 bits, never more, and not 97', () => {
    const share = rational(99n, 100n);
    const targets = [...Array.from({ length: 5_000 }, (_, index) => index + 100), 54_321, 10_000_000, targetMax];
    for (const target of targets) {
      const missing = subtract(share, returnAt(target).returnToPlayer);
      expect(missing.num >= 0n).toBe(true);
      expect(compare(missing, rational(BigInt(target), 100n * drawCount))).toBe(-1);
    }
    expect(returnsByTarget()).toHaveLength(14);
  });

  it('is spread over a chain as the formula says, at the 99% level', () => {
    // Cells between multipliers that split the points into parts of 1%, 9%, 20%, 20%, 20%, 20%, 10%.
    const edges = [100, 110, 141, 198, 330, 990];
    const cells = Array.from({ length: edges.length + 1 }, () => 0);
    const chance = (cell: number) => {
      const reach = (edge: number | undefined, none: number) =>
        edge === undefined ? none : Number(winningDraws(edge)) / Number(drawCount);
      return reach(edges[cell - 1], 1) - reach(edges[cell], 0);
    };
    for (const link of links.slice(1)) {
      const point = pointOf({ link, salt });
      const cell = edges.filter((edge) => point >= edge).length;
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    const chi2 = cells.reduce(
      (sum, count, cell) => sum + (count - rounds * chance(cell)) ** 2 / (rounds * chance(cell)),
      0,
    );
    expect(chi2).toBeLessThan(16.81); // 6 degrees of freedom
  });
});

describe('the multiplier', () => {
  it('doubles every ten seconds, starting from one', () => {
    expect([0, 1, 2, 3, 10].map((doublings) => multiplierAt(doublings * doublingMs))).toEqual([
      100, 200, 400, 800, 102_400,
    ]);
  });

  it('is the floor of 100 · 2^(ms / 10,000), proven by whole powers', () => {
    for (const ms of [1, 143, 144, 999, 1_375, 5_849, 5_850, 9_999, 33_219, 66_438, 120_001]) {
      const hundredths = BigInt(multiplierAt(ms));
      const exact = 100n ** 10_000n * 2n ** BigInt(ms);
      expect(hundredths ** 10_000n <= exact).toBe(true);
      expect((hundredths + 1n) ** 10_000n > exact).toBe(true);
    }
  });

  it('is never near enough to the next hundredth for the last bits to matter', () => {
    for (let ms = 1; ms <= crashMsOf(targetMax); ms += 7) {
      const rest = (100n * growthAt(ms)) & ((1n << 96n) - 1n);
      if (ms % doublingMs !== 0) expect(rest > 1n << 58n).toBe(true);
    }
  });

  it('never falls, and its inverse is the first millisecond that reaches', () => {
    for (const target of [
      100,
      101,
      102,
      150,
      200,
      201,
      1_234,
      10_000,
      14_500,
      99_999,
      1_000_000,
      targetMax,
      targetMax + 1,
    ]) {
      const ms = elapsedOf(target);
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(target);
      if (ms > 0) expect(multiplierAt(ms - 1)).toBeLessThan(target);
    }
    let last = 0;
    for (let ms = 0; ms < elapsedMsMax; ms += 13) {
      const now = multiplierAt(ms);
      expect(now >= last).toBe(true);
      last = now;
    }
  });

  it('refuses a time that is none', () => {
    expect(() => multiplierAt(-1)).toThrow(RangeError);
    expect(() => multiplierAt(0.5)).toThrow(RangeError);
    expect(() => elapsedOf(1e12)).toThrow(RangeError);
  });

  it('crashes at once when the point is instant, else after the point was shown', () => {
    expect(crashMsOf(instantCrash)).toBe(0);
    expect(multiplierAt(crashMsOf(250) - 1)).toBe(250);
    expect(multiplierAt(crashMsOf(250))).toBe(251);
  });
});

describe('a stake', () => {
  it.each([
    ['auto:2.00', 200, undefined, 200],
    ['auto:2.00', 199, undefined, undefined],
    ['auto:2.00', 500, 5_000, 141],
    ['auto:2.00', 500, 10_001, 200],
    ['auto:2.00', 140, 5_000, undefined],
    ['manual', 500, 5_000, 141],
    ['manual', 500, undefined, undefined],
    ['manual', 500, crashMsOf(500), undefined],
    ['manual', 500, crashMsOf(500) - 1, 500],
    ['manual', instantCrash, 0, undefined],
    ['manual', 100, 0, 100],
    ['manual', targetMax, undefined, targetMax],
  ])('of %s in a round that ends at %s, asked out after %s ms, leaves at %s', (spot, point, askedMs, left) => {
    expect(cashOutOf(spot, point, askedMs)).toBe(left);
  });

  it('is paid floored, never rounded up', () => {
    expect(leavesWith(1n, 199).payoutMinor).toBe(1n);
    expect(leavesWith(33n, 101).payoutMinor).toBe(33n);
    expect(leavesWith(99n, 101).payoutMinor).toBe(99n);
    expect(leavesWith(100n, 101).payoutMinor).toBe(101n);
  });

  it('never returns more than the most that was told', () => {
    for (const [index, link] of links.slice(0, 500).entries()) {
      if (index === 0) continue;
      for (const spot of ['auto:1.01', 'auto:2.50', 'manual']) {
        const { payoutMinor, wins } = verifyRound(
          { link, salt, index },
          [bet(spot, 77n)],
          [{ name: 'cash-out', atMs: 8_000 }],
        );
        expect(payoutMinor >= 0n && payoutMinor <= maxPayoutOf([bet(spot, 77n)])).toBe(true);
        expect(payoutMinor).toBe(wins[0]?.payoutMinor ?? 0n);
      }
    }
  });

  it('is told with the point', () => {
    expect(settle([bet('auto:2.00')], 250)).toEqual({
      status: 'settled',
      outcome: { point: '2.50', instant: false },
      payoutMinor: 200n,
      wins: [{ spot: 'auto:2.00', stakeMinor: 100n, payoutMinor: 200n }],
    });
    expect(settle([bet('manual')], instantCrash).outcome).toEqual({ point: '1.00', instant: true });
  });

  it.each(['manual', 'auto:1.01', 'auto:2.00', 'auto:100000.00'])('may lie on %s', (spot) => {
    expect(parse(spot)).toEqual({ ok: true, value: [bet(spot)] });
  });

  it.each(['auto:1.00', 'auto:2', 'auto:2.0', 'auto:02.00', 'auto:1000000.01', 'auto:-2.00', 'auto:2.000', 'auto', ''])(
    'is refused on %j',
    (spot) => {
      expect(parse(spot)).toMatchObject({ ok: false, facts: { reason: 'spot_unknown' } });
    },
  );
});

describe('the part of a unit of a stake', () => {
  const seedsOf = (index: number) => ({ link: linkAt(index), salt, index });
  const paidIn = (index: number, spot: string, actions: readonly unknown[] = [], version = 3): bigint => {
    const { rules, payment } = rulesUnder(crash, version) ?? { rules: crash, payment: 'drawn' };
    const settled = settlePaid(rules, [bet(spot, 10n)], seedsOf(index), actions, payment);
    if (!settled.ok) throw new Error(settled.code);
    return settled.value.payoutMinor;
  };
  const byHand = (hundredths: number) => [{ name: 'cash-out', atMs: elapsedOf(hundredths) }];
  const flights = Array.from({ length: rounds - 1 }, (_, at) => at + 1);
  /** Of the flights in which all may see a stake of ten units paid 11 at 1.05: how often another that leaves by hand at 1.06 is, too. */
  const shareToo = (version: number): number => {
    const shown = flights.filter(
      (index) => paidIn(index, 'auto:1.05', [], version) === 11n && pointOf(seedsOf(index)) > 106,
    );
    return shown.filter((index) => paidIn(index, 'auto:2.00', byHand(106), version) === 11n).length / shown.length;
  };

  it('is not told by what another stake was paid before', () => {
    expect(shareToo(3)).toBeGreaterThan(0.55);
    expect(shareToo(3)).toBeLessThan(0.65);
  });

  it('was the same draw for all stakes of a flight, by which flights of then are paid and verified', () => {
    expect(shareToo(2)).toBe(1);
    expect(rulesUnder(crash, 1)).toMatchObject({ payment: 'down' });
  });

  it('leaves nobody more than is published who leaves by what others were paid', () => {
    const paid = flights.reduce((sum, index) => {
      const shown = paidIn(index, 'auto:1.05');
      if (shown === 0n) return sum;
      return sum + Number(paidIn(index, 'auto:2.00', byHand(shown === 11n ? 106 : 110)));
    }, 0);
    expect(paid / (10 * flights.length)).toBeLessThan(1);
  });

  it('is drawn by the bet and by the moment of its own cash-out', () => {
    const hand = flights.find((index) => pointOf(seedsOf(index)) > 150) ?? 0;
    expect(crash.wayOut?.([bet('auto:2.00')], [])).toBe('auto:2.00');
    expect(crash.wayOut?.([bet('auto:2.00')], [{ name: 'cash-out', atMs: 4_210 }])).toBe('auto:2.00:4210');
    const moments = Array.from({ length: 100 }, (_, at) =>
      paidIn(hand, 'auto:2.00', [{ name: 'cash-out', atMs: 850 + at }]),
    );
    expect(new Set(moments)).toEqual(new Set([10n, 11n]));
  });
});
