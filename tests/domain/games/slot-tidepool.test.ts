import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cascadesFrom, findClusters } from '#domain/games/slot-tidepool/board.ts';
import { exact } from '#domain/games/slot-tidepool/exact.ts';
import { returnsByKind, topWinChance } from '#domain/games/slot-tidepool/maths.ts';
import { cascadesMax, unitsAStake } from '#domain/games/slot-tidepool/paytable.ts';
import { strips, symbols } from '#domain/games/slot-tidepool/reels.ts';
import { settle, slotTidepool, spin } from '#domain/games/slot-tidepool/rules.ts';
import { verifyRound } from '#domain/games/slot-tidepool/verify.ts';
import { compare, rational, toDecimalString } from '#domain/maths/rational.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const [figures] = returnsByKind();
if (!figures) throw new Error('no figures');
const numberOf = (value: { num: bigint; den: bigint }): number => Number(toDecimalString(value, 15));

describe('the board', () => {
  it('is six mirrored reels of 14 known symbols', () => {
    for (const strip of strips) expect(strip).toHaveLength(14);
    expect([...strips.join('')].filter((letter) => !(letter in symbols))).toEqual([]);
    expect(strips.toReversed()).toEqual(strips);
  });

  it('finds clusters of five that touch side to side, not at corners', () => {
    const board = ['AABCDE', 'ABCDEC', 'AEBEBD', 'BEECDA', 'CDBAEB', 'DECBAC'].join('');
    expect(findClusters(board, 1)).toEqual([]);
    const five = ['AAACDE', 'ABCDEC', 'AEBEBD', 'BEDCDA', 'CDBAEB', 'DECBAC'].join('');
    expect(findClusters(five, 2)).toEqual([{ symbol: 'A', cells: [0, 1, 2, 6, 12], units: 12 }]);
  });

  it('lets what is left fall, feeds each reel from higher up its strip, and raises the factor', () => {
    const stream = seededStream(11);
    for (let index = 0; index < 2000; index += 1) {
      const stops = spin(stream);
      const cascades = cascadesFrom(stops);
      expect(cascades.length).toBeLessThanOrEqual(cascadesMax);
      expect(cascades.at(-1)?.clusters).toEqual([]);
      const fed = stops.map(() => 0);
      for (const [at, { board, clusters, factor }] of cascades.entries()) {
        expect(factor).toBe(Math.min(at + 1, 8));
        const after = cascades[at + 1];
        for (const [reel, strip] of strips.entries()) {
          const gone = clusters.flatMap(({ cells }) => cells.filter((cell) => Math.floor(cell / 6) === reel)).length;
          const rest = [...(board[reel] ?? '')].filter(
            (_, row) => !clusters.some(({ cells }) => cells.includes(reel * 6 + row)),
          );
          fed[reel] = (fed[reel] ?? 0) + gone;
          const top = ((stops[reel] ?? 0) - (fed[reel] ?? 0) + 14 * 20) % 14;
          if (after) expect(after.board[reel]).toBe((strip + strip).slice(top, top + gone) + rest.join(''));
        }
      }
    }
  });
});

describe('the return', () => {
  it('is that of all 7,529,536 drops', () => {
    expect(exact.cases).toBe(14n ** 6n);
    expect(toDecimalString(figures.returnToPlayer, 6)).toBe('0.963665');
    expect(toDecimalString(figures.variance, 3)).toBe('45.338');
    expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.2059');
    expect(compare(topWinChance(), rational(1n, 100_000_000n))).toBe(1);
  });

  it('agrees with 100,000 drops by the rules themselves within four standard errors', { timeout: 20_000 }, () => {
    const rounds = 100_000;
    const stream = seededStream(21);
    let [paid, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const clusters = cascadesFrom(spin(stream)).flatMap((cascade) => cascade.clusters);
      paid += clusters.reduce((sum, { units }) => sum + units, 0) / unitsAStake;
      hits += Number(clusters.length > 0);
    }
    const hit = numberOf(figures.hitFrequency);
    const error = Math.sqrt(numberOf(figures.variance) / rounds);
    expect(Math.abs(paid / rounds - numberOf(figures.returnToPlayer))).toBeLessThan(4 * error);
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds));
  });
});

describe('a round', () => {
  it('is one bet on the spin', () => {
    expect(slotTidepool.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
    expect(slotTidepool.parseBets([{ spot: 'drop', amount: '1' }], 'EUR')).toMatchObject({ ok: false });
  });

  it('takes one word a reel, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const block = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest();
      const stops = [0, 4, 8, 12, 16, 20].map((at) => Number((BigInt(block.readUInt32BE(at)) * 14n) >> 32n));
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toMatchObject({ stops });
    }
  });

  it('pays all cascades together, rounded down, never above the most, and the same in the mirror', () => {
    const stream = seededStream(22);
    for (let index = 0; index < 2000; index += 1) {
      const stops = spin(stream);
      const { payoutMinor, outcome } = settle([bet(13n)], stops);
      expect(settle([bet(13n)], stops.toReversed()).payoutMinor).toBe(payoutMinor);
      const { units } = outcome as { units: number };
      expect(payoutMinor).toBe((13n * BigInt(units)) / BigInt(unitsAStake));
      expect(payoutMinor).toBeLessThanOrEqual(slotTidepool.maxPayoutOf([bet(13n)]));
    }
  });
});
