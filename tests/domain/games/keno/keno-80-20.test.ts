import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { sheet } from '#domain/games/keno/keno-80-20/paytable.ts';
import { draw, game as keno80, settle } from '#domain/games/keno/keno-80-20/rules.ts';
import { mathsOf } from '#domain/games/keno/maths.ts';
import { add, compare, multiply, type Rational, rational, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const maths = mathsOf(sheet);
const verifyRound = recomputing(keno80);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const twenty = upTo(20);

/** The chance of so many hits by another way: drawing number after number, with the picks that are left. */
const chanceByDrawing = (picks: number): Rational[] => {
  let law: Rational[] = [rational(1n)];
  for (let drawn = 0; drawn < 20; drawn += 1) {
    const next: Rational[] = Array.from({ length: law.length + 1 }, () => zero);
    for (const [hits, chance] of law.entries()) {
      const left = BigInt(80 - drawn);
      const hit = rational(BigInt(Math.max(0, picks - hits)), left);
      const miss = rational(BigInt(Math.max(0, 80 - drawn - (picks - hits))), left);
      next[hits + 1] = add(next[hits + 1] ?? zero, multiply(chance, hit));
      next[hits] = add(next[hits] ?? zero, multiply(chance, miss));
    }
    law = next;
  }
  return law.slice(0, picks + 1);
};

describe('a ticket', () => {
  it.each([
    'picks:classic:0',
    'picks:classic:81',
    'picks:classic:80-1',
    'picks:classic:5-5',
    `picks:classic:${upTo(11).join('-')}`,
    'picks:low:1',
    'picks:high:1',
    'picks:classic:',
    '1-2-3',
  ])('is refused for %s', (spot) => {
    expect(keno80.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({
      ok: false,
      facts: { reason: 'spot_unknown' },
    });
  });

  it('is one to ten of eighty numbers upwards, one a draw', () => {
    expect(keno80.parseBets([{ spot: 'picks:classic:1-41-80', amount: '1' }], 'EUR').ok).toBe(true);
    const two = [1, 2].map((pick) => ({ spot: `picks:classic:${pick}`, amount: '1' }));
    expect(keno80.parseBets(two, 'EUR')).toMatchObject({ ok: false, facts: { reason: 'too_many_bets' } });
  });
});

describe('the chances', () => {
  it('are of 3,535,316,142,212,174,320 draws, and those of every number of picks are one together', () => {
    expect(maths.drawCases).toBe(3_535_316_142_212_174_320n);
    for (const picks of upTo(10)) {
      const all = [0, ...upTo(picks)].reduce((sum, hits) => sum + maths.hitCases(picks, hits), 0n);
      expect(all).toBe(maths.drawCases);
    }
  });

  it('are those of drawing number after number', () => {
    for (const picks of [1, 4, 10]) {
      const told = [0, ...upTo(picks)].map((hits) => maths.hitChance(picks, hits));
      expect(told).toEqual(chanceByDrawing(picks));
    }
  });
});

describe('the paytable', () => {
  it('returns 96.98% to 97% for any number of picks, by the chances of drawing one by one', () => {
    for (const picks of upTo(10)) {
      const returns = chanceByDrawing(picks).reduce(
        (sum, chance, hits) => add(sum, multiply(chance, sheet.multipliersOf('classic', picks)[hits] ?? zero)),
        zero,
      );
      expect(maths.kenoReturn('classic', picks).returnToPlayer).toEqual(returns);
      expect(compare(returns, rational(97n, 100n))).toBeLessThanOrEqual(0);
      expect(compare(returns, rational(9698n, 10_000n))).toBeGreaterThanOrEqual(0);
    }
    expect(maths.kenoReturn('classic', 1).returnToPlayer).toEqual(rational(97n, 100n));
    expect(maths.returnsByKind()).toHaveLength(10);
  });

  it('has a prize for each number of hits up to all of them, and none pays less for one hit more than the one before', () => {
    for (const picks of upTo(10)) {
      const row = sheet.multipliersOf('classic', picks);
      expect(row).toHaveLength(picks + 1);
      for (const [hits, prize] of row.entries()) {
        if (hits >= 2) expect(compare(prize, row[hits - 1] ?? zero)).toBeGreaterThanOrEqual(0);
      }
    }
    expect(sheet.multipliersOf('high', 3)).toEqual([]);
  });

  it('pays ten hits of ten 10,000 times the stake, once in 8,911,711 draws', () => {
    const { maxWin, maxWinChance } = maths.kenoReturn('classic', 10);
    expect(maxWin).toEqual(rational(10_000n));
    expect(Number(maxWinChance?.den) / Number(maxWinChance?.num)).toBeCloseTo(8_911_711.18, 1);
  });
});

describe('a round', () => {
  it('is drawn by the rule that is published, from HMAC bytes', () => {
    for (const nonce of [0, 5]) {
      const rest = upTo(80);
      const words = [0, 1, 2].flatMap((block) => {
        const bytes = createHmac('sha256', serverSeed).update(`player-7:${nonce}:${block}`).digest();
        return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4));
      });
      const drawn = words
        .slice(0, 20)
        .flatMap((word) => rest.splice(Number((BigInt(word) * BigInt(rest.length)) >> 32n), 1));
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toEqual({ drawn });
      expect(new Set(drawn).size).toBe(20);
    }
  });

  it('pays by hits, none of eight or more picks too, rounded down to the minor unit', () => {
    expect(settle([bet('picks:classic:1-2-80', 101n)], twenty).payoutMinor).toBe(281n);
    expect(settle([bet('picks:classic:78-79-80')], twenty)).toMatchObject({ payoutMinor: 0n, wins: [] });
    expect(
      settle(
        [
          bet(
            `picks:classic:${upTo(9)
              .map((n) => n + 60)
              .join('-')}`,
            7n,
          ),
        ],
        twenty,
      ).payoutMinor,
    ).toBe(14n);
    expect(settle([], twenty)).toMatchObject({ outcome: { drawn: twenty }, payoutMinor: 0n });
  });

  it('returns at most what was told', () => {
    const spot = `picks:classic:${upTo(10).join('-')}`;
    expect(keno80.maxPayoutOf([bet(spot, 7n)])).toBe(70_000n);
    expect(settle([bet(spot, 7n)], twenty).payoutMinor).toBe(70_000n);
  });

  it('draws every number equally often (chi-square, 79 degrees of freedom, 99%)', () => {
    const rounds = 2_000;
    const seen = Array.from({ length: 81 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const number of draw(createStream({ serverSeed, clientSeed: 'long-run', nonce })))
        seen[number] = (seen[number] ?? 0) + 1;
    const expected = rounds / 4;
    // Drawn without putting back, the counts vary by the share 60/79 of a multinomial's.
    const statistic = seen.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) * (79 / 60);
    expect(statistic).toBeLessThan(111.14);
  });
});
