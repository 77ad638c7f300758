import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { lineWinOf } from '#domain/games/slots/classic/lines.ts';
import { classicReturns, topChance, winCounts } from '#domain/games/slots/classic/maths.ts';
import { settle, spin } from '#domain/games/slots/classic/rules.ts';
import { game as slotSignalBox } from '#domain/games/slots/classic/slot-signal-box/rules.ts';
import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { lineCounts } from '#domain/games/slots/classic/title.ts';
import { add, multiply, rational, toDecimalString, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const { unitsMax, paylines, strips, symbols } = signalBox;

const verifyRound = recomputing(slotSignalBox);

const parse = (bets: unknown) => slotSignalBox.parseBets(bets, 'EUR');
const bet = (lines: number, amountMinor = 500n) => ({ spot: `lines:${lines}`, amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const letters = Object.keys(symbols);

describe('the reels', () => {
  it('have 24 stops of known symbols each', () => {
    for (const strip of strips) expect(strip).toMatch(/^[L7TDSB.]{24}$/);
  });

  it('are crossed by five lines, the middle one first', () => {
    expect(new Set(paylines.map(String)).size).toBe(5);
    expect(paylines[0]).toEqual([1, 1, 1]);
  });
});

describe('a line', () => {
  it.each([
    ['LLL', 'lamps', 400],
    ['777', 'sevens', 75],
    ['L77', 'sevens', 150],
    ['7LL', 'sevens', 300],
    ['TLT', 'triple-bars', 80],
    ['DDD', 'double-bars', 20],
    ['SSS', 'single-bars', 10],
    ['STD', 'mixed-bars', 5],
    ['SLD', 'mixed-bars', 10],
    ['LSL', 'single-bars', 40],
    ['BBB', 'three-bells', 10],
    ['B.B', 'two-bells', 3],
    ['LBL', 'one-bell', 1],
  ])('of %s pays %s: %d', (line, name, units) => {
    expect(lineWinOf(signalBox, line)).toMatchObject({ name, units });
  });

  it.each(['...', '77.', 'L7S', 'LL.', '7SS', '.LS'])('of %s pays nothing', (line) => {
    expect(lineWinOf(signalBox, line)).toBeUndefined();
  });
});

describe('the return', () => {
  it('is 4429/4608 on one line and on five', () => {
    const returns = classicReturns(signalBox);
    expect(returns.map(({ kind }) => kind)).toEqual(['lines:1', 'lines:5']);
    for (const { returnToPlayer } of returns) expect(returnToPlayer).toEqual(rational(4429n, 4608n));
    expect(returns.map(({ variance }) => toDecimalString(variance, 2))).toEqual(['77.52', '15.93']);
  });

  it('follows by a second way: the chances of each symbol on each reel, multiplied', () => {
    const chance = (reel: number, letter: string) =>
      rational(BigInt([...(strips[reel] ?? '')].filter((symbol) => symbol === letter).length), 24n);
    let [mean, square, hit] = [zero, zero, zero];
    for (const a of letters) {
      for (const b of letters) {
        for (const c of letters) {
          const units = rational(BigInt(lineWinOf(signalBox, a + b + c)?.units ?? 0));
          const probability = multiply(chance(0, a), multiply(chance(1, b), chance(2, c)));
          mean = add(mean, multiply(probability, units));
          square = add(square, multiply(probability, multiply(units, units)));
          if (units.num > 0n) hit = add(hit, probability);
        }
      }
    }
    const [one] = classicReturns(signalBox);
    expect(one).toMatchObject({ returnToPlayer: mean, hitFrequency: hit });
    expect(one && add(one.variance, multiply(mean, mean))).toEqual(square);
  });

  it('names the largest win and its chance', () => {
    for (const count of lineCounts) expect(Math.max(...winCounts(signalBox, count).keys())).toBe(unitsMax[count]);
    expect(topChance(signalBox, 1)).toEqual(rational(1n, 13_824n));
    expect(topChance(signalBox, 5)).toEqual(rational(1n, 6912n));
  });

  it('is what the rules pay over all stops', () => {
    const totals = [0n, 0n];
    let most = 0n;
    for (let a = 0; a < 24; a += 1) {
      for (let b = 0; b < 24; b += 1) {
        for (let c = 0; c < 24; c += 1) {
          for (const [index, count] of lineCounts.entries()) {
            const { payoutMinor } = settle(signalBox, [bet(count)], [a, b, c]);
            totals[index] = (totals[index] ?? 0n) + payoutMinor;
            if (count === 5 && payoutMinor > most) most = payoutMinor;
          }
        }
      }
    }
    expect(totals.map((total) => rational(total, 500n * 13_824n))).toEqual([
      rational(4429n, 4608n),
      rational(4429n, 4608n),
    ]);
    expect(slotSignalBox.maxPayoutOf([bet(5)])).toBe(most);
  });
});

describe('bets from the wire', () => {
  it('are one spot of one or five lines', () => {
    expect(parse([{ spot: 'lines:5', amount: '5' }])).toEqual({ ok: true, value: [bet(5)] });
  });

  it.each(['lines:2', 'lines:05', 'lines', 'constructor', 'LINES:1', 'lines:1 '])('refuse %s', (spot) => {
    expect(parse([{ spot, amount: '1' }])).toMatchObject({ ok: false, facts: { reason: 'spot_unknown' } });
  });

  it('refuse two bets in one spin', () => {
    const bets = [1, 5].map((lines) => ({ spot: `lines:${lines}`, amount: '1' }));
    expect(parse(bets)).toMatchObject({ ok: false, facts: { reason: 'too_many_bets' } });
  });
});

describe('a round', () => {
  it('takes one word a reel, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const block = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest();
      const stops = [0, 4, 8].map((at) => Number((BigInt(block.readUInt32BE(at)) * 24n) >> 32n));
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toMatchObject({ stops });
    }
  });

  it('pays the played lines alone, rounded down once', () => {
    const stops = [19, 8, 9];
    for (const amountMinor of [1n, 7n, 13n]) {
      const units = winUnits(settle(signalBox, [], stops).outcome);
      expect(settle(signalBox, [bet(5, amountMinor)], stops).payoutMinor).toBe((amountMinor * units) / 5n);
    }
  });

  it('stops each reel everywhere equally often (chi-square, 23 degrees of freedom, 99%)', () => {
    const rounds = 4800;
    const seen = strips.map(() => Array.from({ length: 24 }, () => 0));
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      for (const [reel, stop] of spin(
        signalBox,
        createStream({ serverSeed, clientSeed: 'long-run', nonce }),
      ).entries()) {
        const counts = seen[reel] ?? [];
        counts[stop] = (counts[stop] ?? 0) + 1;
      }
    }
    const expected = rounds / 24;
    for (const counts of seen) {
      expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(41.64);
    }
  });
});

const winUnits = (outcome: unknown): bigint => {
  const { lines } = outcome as { lines: readonly { units: number }[] };
  return BigInt(lines.reduce((sum, { units }) => sum + units, 0));
};
