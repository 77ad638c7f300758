import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { topChance, waysReturns } from '#domain/games/slots/ways/maths.ts';
import { settle, spin } from '#domain/games/slots/ways/rules.ts';
import { game as slotKiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/rules.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import type { WaysTitle } from '#domain/games/slots/ways/title.ts';
import { wayWins } from '#domain/games/slots/ways/ways.ts';
import { multiply, rational, subtract, toDecimalString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const { top: topWin, unitsAStake, pays: wayPays, wilds: kites, strips, symbols }: WaysTitle = kiteHarbour;

const verifyRound = recomputing(slotKiteHarbour);

const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const cases = 28n ** 5n;

/** How often each symbol counts on a reel's stops, read off the strip without the rules' own code. */
const countsOn = (strip: string): number[][] =>
  Array.from(strip, (_, stop) => {
    const seen = [0, 1, 2].map((row) => (strip + strip).charAt(stop + row));
    const wild = seen.reduce((sum, letter) => sum + (kites[letter] ?? 0), 0);
    return Object.keys(wayPays).map((symbol) => wild + seen.filter((letter) => letter === symbol).length);
  });

/** All 17,210,368 spins: how many pay how much. Symbols that the first three reels rule out are not followed. */
const countAll = (): Float64Array => {
  const pays = Object.values(wayPays);
  const [r1 = [], r2 = [], r3 = [], r4 = [], r5 = []] = strips.map(countsOn);
  const counts = new Float64Array(40_000);
  for (const a of r1) {
    for (const b of r2) {
      for (const c of r3) {
        const alive = pays.flatMap((pay, at) => {
          const ways = (a[at] ?? 0) * (b[at] ?? 0) * (c[at] ?? 0);
          return ways > 0 ? [{ at, three: ways * pay[0], four: ways * pay[1], five: ways * pay[2] }] : [];
        });
        for (const d of r4) {
          const goOn = alive.flatMap(({ at, four, five }) => {
            const here = d[at] ?? 0;
            return here > 0 ? [{ at, four: four * here, five: five * here }] : [];
          });
          const stopped = alive.reduce((sum, { at, three }) => ((d[at] ?? 0) > 0 ? sum : sum + three), 0);
          for (const e of r5) {
            let units = stopped;
            for (const win of goOn) {
              const here = e[win.at] ?? 0;
              units += here > 0 ? win.five * here : win.four;
            }
            counts[units] = (counts[units] ?? 0) + 1;
          }
        }
      }
    }
  }
  return counts;
};

describe('the reels', () => {
  it('have 28 stops of known symbols, kites on the middle three alone', () => {
    for (const [reel, strip] of strips.entries()) {
      expect(strip).toHaveLength(28);
      expect([...strip].filter((letter) => !(letter in symbols))).toEqual([]);
      expect(/[WXY]/.test(strip)).toBe(reel > 0 && reel < 4);
    }
  });
});

describe('ways', () => {
  it('pay a symbol on three reels or more, as often as it stands there', () => {
    expect(wayWins(kiteHarbour, ['AAB', 'CAA', 'ADE', 'FFF', 'AAA'])).toEqual([
      { symbol: 'A', count: 3, ways: 4, units: 100 },
    ]);
    expect(wayWins(kiteHarbour, ['GGG', 'GGG', 'GGG', 'GGG', 'GGG'])).toEqual([
      { symbol: 'G', count: 5, ways: 243, units: 1944 },
    ]);
  });

  it('count a kite as one, two or three of every symbol', () => {
    expect(wayWins(kiteHarbour, ['ABC', 'XDE', 'YFG', 'DDD', 'AAA'])).toEqual([
      { symbol: 'A', count: 3, ways: 6, units: 150 },
      { symbol: 'B', count: 3, ways: 6, units: 72 },
      { symbol: 'C', count: 3, ways: 6, units: 36 },
    ]);
    expect(wayWins(kiteHarbour, ['AFG', 'AXD', 'ADY', 'WCC', 'BBB'])).toContainEqual({
      symbol: 'A',
      count: 4,
      ways: 12,
      units: 1200,
    });
  });

  it('do not pay two reels, nor any that leave out the first', () => {
    expect(wayWins(kiteHarbour, ['ABC', 'ABC', 'DEF', 'ABC', 'ABC'])).toEqual([]);
    expect(wayWins(kiteHarbour, ['DEF', 'ABC', 'ABC', 'ABC', 'ABC'])).toEqual([]);
    expect(wayWins(kiteHarbour, ['EFG', 'EFG', 'EFG', 'ABC', 'EFG'])).toEqual([]);
  });
});

describe('the return', () => {
  it('is exact, and the same by counting all 17,210,368 spins', { timeout: 20_000 }, () => {
    const counts = countAll();
    let [sum, squares, hits, most] = [0n, 0n, 0n, 0];
    for (const [units, count] of counts.entries()) {
      if (units === 0 || count === 0) continue;
      sum += BigInt(units) * BigInt(count);
      squares += BigInt(units) ** 2n * BigInt(count);
      hits += BigInt(count);
      most = units;
    }
    const stake = BigInt(unitsAStake);
    const mean = rational(sum, stake * cases);
    expect({ units: most, cases: counts[most] }).toEqual(topWin);
    expect(waysReturns(kiteHarbour)).toEqual([
      {
        kind: 'spin',
        returnToPlayer: mean,
        variance: subtract(rational(squares, stake * stake * cases), multiply(mean, mean)),
        hitFrequency: rational(hits, cases),
        maxWin: rational(BigInt(most), stake),
        maxWinChance: rational(BigInt(counts[most] ?? 0), cases),
      },
    ]);
  });

  it('is 96.458% with a variance of 21.62, the largest win once in 2.87 million spins', () => {
    const [figures] = waysReturns(kiteHarbour);
    if (!figures) throw new Error('no figures');
    expect(toDecimalString(figures.returnToPlayer, 6)).toBe('0.964582');
    expect(toDecimalString(figures.variance, 3)).toBe('21.617');
    expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.5527');
    expect(topChance(kiteHarbour)).toEqual(rational(3n, 8_605_184n));
  });
});

describe('a round', () => {
  it('is one bet on the spin', () => {
    expect(slotKiteHarbour.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
    expect(slotKiteHarbour.parseBets([{ spot: 'ways:243', amount: '1' }], 'EUR')).toMatchObject({ ok: false });
  });

  it('takes one word a reel, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const block = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest();
      const stops = [0, 4, 8, 12, 16].map((at) => Number((BigInt(block.readUInt32BE(at)) * 28n) >> 32n));
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toMatchObject({ stops });
    }
  });

  it('pays its wins together, rounded down, and never above the most', () => {
    for (let nonce = 0; nonce < 1000; nonce += 1) {
      const stops = spin(kiteHarbour, createStream({ serverSeed, clientSeed: 'long-run', nonce }));
      const { payoutMinor, outcome } = settle(kiteHarbour, [bet(13n)], stops);
      const { units } = outcome as { units: number };
      expect(payoutMinor).toBe((13n * BigInt(units)) / 50n);
      expect(payoutMinor).toBeLessThanOrEqual(slotKiteHarbour.maxPayoutOf([bet(13n)]));
    }
  });
});
