import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { returnsByKind } from '#domain/games/fishing/fishing-shared/maths.ts';
import {
  boss,
  drawCount,
  findTarget,
  fishTargets,
  targets,
  topOf,
} from '#domain/games/fishing/fishing-shared/paytable.ts';
import { game as fishingShared, settle } from '#domain/games/fishing/fishing-shared/rules.ts';
import { parseSpot, spotOf } from '#domain/games/fishing/fishing-shared/spots.ts';
import { isBossShotTaken, visitAt, visitFor } from '#domain/games/fishing/fishing-shared/timetable.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { compare, rational, toPercentString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import fairplay from '../../../../public/locales/en/fairplay.json' with { type: 'json' };

const verifyRound = recomputing(fishingShared);

const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const serverSeed = 'beef'.repeat(16);
const drawOf = (nonce: number): number => {
  const { outcome } = verifyRound({ serverSeed, clientSeed: 'reef', nonce });
  return (outcome as { draw: number }).draw;
};

describe('the targets', () => {
  it('pay back as much of 96.5% as whole draws allow, never more', () => {
    for (const { prizes } of fishTargets) {
      const [{ pays, draws } = { pays: 0, draws: 0 }, ...others] = prizes;
      expect(others).toEqual([]);
      expect(pays * draws).toBeLessThanOrEqual(965_000);
      expect(pays * (draws + 1)).toBeGreaterThan(965_000);
    }
  });

  it('return exactly what is told, by a second way: settled at every one of the million draws', () => {
    const told = new Map(returnsByKind().map((row) => [row.kind, row]));
    expect(told.size).toBe(10);
    for (const [spot, row] of told) {
      let [paid, squares, hits, most, mosts] = [0, 0, 0, 0, 0];
      for (let draw = 0; draw < drawCount; draw += 1) {
        const pays = Number(settle([bet(spot, 1n)], draw).payoutMinor);
        paid += pays;
        squares += pays * pays;
        hits += pays > 0 ? 1 : 0;
        mosts = pays > most ? 1 : mosts + (pays === most ? 1 : 0);
        most = Math.max(most, pays);
      }
      const whole = BigInt(drawCount);
      expect(row).toEqual({
        kind: spot,
        returnToPlayer: rational(BigInt(paid), whole),
        variance: rational(BigInt(squares) * whole - BigInt(paid) ** 2n, whole * whole),
        hitFrequency: rational(BigInt(hits), whole),
        maxWin: rational(BigInt(most)),
        maxWinChance: rational(BigInt(mosts), whole),
      });
      expect(compare(row.returnToPlayer, rational(9649n, 10_000n))).toBe(1);
      expect(compare(row.returnToPlayer, rational(965n, 1000n))).toBeLessThanOrEqual(0);
    }
  });

  it.each([
    ['fish-sardine', '96.500%', '48.2500%', 2n, '48.2500%'],
    ['fish-stingray', '96.500%', '2.4125%', 40n, '2.4125%'],
    ['fish-shark', '96.495%', '0.6433%', 150n, '0.6433%'],
    ['fish-kraken', '96.500%', '0.8561%', 5_000n, '0.0006%'],
  ])('say of %s: returns %s, caught %s, at most %d times at %s', (spot, rtp, chance, maxWin, top) => {
    const row = returnsByKind().find(({ kind }) => kind === spot);
    expect(row && toPercentString(row.returnToPlayer, 3)).toBe(rtp);
    expect(row && toPercentString(row.hitFrequency, 4)).toBe(chance);
    expect(row?.maxWin).toEqual(rational(maxWin));
    expect(row?.maxWinChance && toPercentString(row.maxWinChance, 4)).toBe(top);
  });
});

describe('the prize table of the kraken', () => {
  it('has ten prizes whose draws sum up to what is published, 96.5% to the draw', () => {
    expect(boss.prizes).toHaveLength(10);
    expect(boss.prizes.reduce((sum, { draws }) => sum + draws, 0)).toBe(8_561);
    expect(boss.prizes.reduce((sum, { pays, draws }) => sum + pays * draws, 0)).toBe(965_000);
  });

  it('is what the fair play page says', () => {
    const [first, ...others] = boss.prizes.map(({ pays, draws }) =>
      [pays, draws].map((one) => one.toLocaleString('en')),
    );
    const told = `${first?.[0]} times in ${first?.[1]} draws, ${others.map((one) => one.join(' in ')).join(', ')}`;
    expect(fairplay.note.fishing_shared_2).toContain(told.replace(/, (?=50 in)/, ' and '));
  });

  it('brings each prize in just as many of the million draws as it says, from one draw', () => {
    const seen = new Map<number, number>();
    for (let draw = 0; draw < 10_000; draw += 1) {
      const pays = Number(settle([bet('fish-kraken', 1n)], draw).payoutMinor);
      seen.set(pays, (seen.get(pays) ?? 0) + 1);
    }
    seen.delete(0);
    expect([...seen]).toEqual(boss.prizes.map(({ pays, draws }) => [pays, draws]));
    for (const draw of [8_561, 500_000, 999_999])
      expect(settle([bet('fish-kraken')], draw)).toMatchObject({ payoutMinor: 0n, wins: [] });
  });
});

describe('a shot', () => {
  it('tells draw, target and what it brought', () => {
    expect(settle([bet('fish-kraken')], 5)).toEqual({
      status: 'settled',
      outcome: { draw: 5, target: 'kraken', caught: true, pays: 5_000 },
      payoutMinor: 500_000n,
      wins: [{ spot: 'fish-kraken', stakeMinor: 100n, payoutMinor: 500_000n }],
    });
    expect(settle([bet('fish-kraken')], 6)).toMatchObject({ payoutMinor: 200_000n });
    expect(settle([bet('fish-shark:13-1')], 6_433)).toMatchObject({ payoutMinor: 0n, outcome: { caught: false } });
  });

  it('is decided by the kind alone, whichever fish was in the picture', () => {
    fc.assert(
      fc.property(fc.nat(drawCount - 1), fc.nat(9_999_999), (draw, turn) => {
        const { outcome, payoutMinor } = settle([bet('fish-turtle')], draw);
        expect(settle([bet(`fish-turtle:10-${turn}`)], draw)).toMatchObject({ outcome, payoutMinor });
      }),
    );
  });

  it('is one bet on one target, and on a fish of that kind or on none', () => {
    const accepts = (bets: unknown) => fishingShared.parseBets(bets, 'EUR').ok;
    const at = (spot: unknown, amount: unknown = '1') => ({ spot, amount });
    for (const { id } of targets) expect(accepts([at(spotOf(id))])).toBe(true);
    expect(parseSpot('fish-shark:13-68901234')).toEqual({ target: findTarget('shark'), fish: '13-68901234' });
    for (const spot of [
      'shark',
      'fish-',
      'fish-Shark',
      'fish-shark ',
      'fish-constructor',
      '__proto__',
      'fish-whale',
      '',
      // Another kind's fish, none of the sea's, and what only looks like one.
      'fish-shark:0-1',
      'fish-shark:99-1',
      'fish-shark:13',
      'fish-shark:13-',
      'fish-shark:13--1',
      'fish-shark:13-1e3',
      'fish-kraken:13-1',
      'fish-shark:13-12345678901',
      'fish-shark:013-1',
      'fish-shark:13-1:',
      7,
      null,
    ])
      expect(accepts([at(spot)]), String(spot)).toBe(false);
    expect(accepts([at('fish-shark'), at('fish-bream')])).toBe(false);
    for (const amount of ['-1', '0', '1e3', '0.001', '', null, {}])
      expect(accepts([at('fish-shark', amount)])).toBe(false);
    expect(accepts([])).toBe(false);
  });

  it('never returns less than nothing or more than the most that was told', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.bigInt(1n, 10n ** 12n),
        fc.nat(drawCount - 1),
        (target, stake, draw) => {
          const bets = [bet(spotOf(target.id), stake)];
          const { payoutMinor } = settle(bets, draw);
          expect(fishingShared.maxPayoutOf(bets)).toBe(stake * BigInt(topOf(target)));
          expect(payoutMinor >= 0n && payoutMinor <= fishingShared.maxPayoutOf(bets)).toBe(true);
          expect(payoutMinor % stake).toBe(0n);
        },
      ),
    );
  });

  it('depends on seeds, nonce and target alone, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const word = createHmac('sha256', serverSeed).update(`reef:${nonce}:0`).digest().readUInt32BE();
      const draw = Number((BigInt(word) * 1_000_000n) >> 32n);
      const caught = draw < 48_250;
      expect(verifyRound({ serverSeed, clientSeed: 'reef', nonce }, [bet('fish-turtle')])).toMatchObject({
        outcome: { draw, target: 'turtle', caught, pays: caught ? 20 : 0 },
        payoutMinor: caught ? 2_000n : 0n,
      });
    }
  });

  it('falls evenly over the draws with fixed seeds, at 99%', () => {
    const counts = new Array<number>(50).fill(0);
    for (let nonce = 0; nonce < 40_000; nonce += 1) {
      const cell = Math.floor(drawOf(nonce) / 20_000);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - 800) ** 2 / 800, 0);
    // The 99th percentile of chi-square with 49 degrees of freedom.
    expect(chiSquare).toBeLessThan(74.919);
  });
});

describe('the timetable', () => {
  const at = (clock: string) => Date.parse(`2027-03-01T${clock}Z`);
  const takes = (spot: string, clock: string) => fishingShared.isTakenAt?.([bet(spot)], at(clock));

  it.each([
    ['12:04:59.999', false],
    ['12:05:00.000', true],
    ['12:05:59.999', true],
    ['12:06:00.000', false],
    ['12:59:30.000', false],
    ['13:00:00.000', true],
  ])('has the kraken in the water at %s: %s', (clock, there) => {
    expect(visitAt(at(clock)) !== undefined).toBe(there);
  });

  it('names the visit under way, else the next', () => {
    expect(visitFor(at('12:05:30'))).toEqual({ startsAtMs: at('12:05:00'), endsAtMs: at('12:06:00') });
    expect(visitFor(at('12:06:00'))).toEqual({ startsAtMs: at('12:10:00'), endsAtMs: at('12:11:00') });
    expect(visitFor(at('23:58:00')).startsAtMs).toBe(Date.parse('2027-03-02T00:00:00Z'));
  });

  it('takes shots at the kraken while it is there and two seconds more, and all others always', () => {
    expect(takes('fish-kraken', '12:04:59.999')).toBe(false);
    expect(takes('fish-kraken', '12:05:00.000')).toBe(true);
    expect(takes('fish-kraken', '12:06:01.999')).toBe(true);
    expect(takes('fish-kraken', '12:06:02.000')).toBe(false);
    expect(isBossShotTaken(at('12:03:00'))).toBe(false);
    for (const { id } of fishTargets) expect(takes(spotOf(id), '12:03:00')).toBe(true);
  });

  it('has no part in what a shot brings', () => {
    const playedAt = (clock: string) => {
      vi.setSystemTime(at(clock));
      return Array.from({ length: 200 }, (_, nonce) =>
        verifyRound({ serverSeed, clientSeed: 'reef', nonce }, [bet('fish-kraken')]),
      );
    };
    try {
      expect(playedAt('12:03:00')).toEqual(playedAt('12:05:30'));
    } finally {
      vi.useRealTimers();
    }
  });
});
