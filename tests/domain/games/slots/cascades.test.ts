import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cascadesFrom, findClusters, goneOf } from '#domain/games/slots/cascades/board.ts';
import { returnsOf, topChance } from '#domain/games/slots/cascades/maths.ts';
import { type CascadeTitle, factorAt } from '#domain/games/slots/cascades/paytable.ts';
import { cascadeGame, settle, spin } from '#domain/games/slots/cascades/rules.ts';
import { game as slotSodaSiphon } from '#domain/games/slots/cascades/slot-soda-siphon/rules.ts';
import { sodaSiphon } from '#domain/games/slots/cascades/slot-soda-siphon/title.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import { tidepool } from '#domain/games/slots/cascades/slot-tidepool/title.ts';
import { compare, rational, toDecimalString } from '#domain/maths/rational.ts';
import { createDrops } from '#scripts/exact/slots/drops.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const cascadeTitles: readonly CascadeTitle[] = [tidepool, sodaSiphon];

const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const figuresOf = (title: CascadeTitle) => {
  const [figures] = returnsOf(title);
  if (!figures) throw new Error('no figures');
  return figures;
};
const numberOf = (value: { num: bigint; den: bigint }): number => Number(toDecimalString(value, 15));
const unitsOf = (title: CascadeTitle, stops: readonly number[]): number =>
  cascadesFrom(title, stops)
    .flatMap(({ clusters }) => clusters)
    .reduce((sum, { units }) => sum + units, 0);

describe('the board of Tidepool', () => {
  it('is six mirrored reels of 14 known symbols', () => {
    const { strips, symbols } = tidepool;
    for (const strip of strips) expect(strip).toHaveLength(14);
    expect([...strips.join('')].filter((letter) => !(letter in symbols))).toEqual([]);
    expect(strips.toReversed()).toEqual(strips);
  });

  it('finds clusters of five that touch side to side, not at corners', () => {
    const board = ['AABCDE', 'ABCDEC', 'AEBEBD', 'BEECDA', 'CDBAEB', 'DECBAC'].join('');
    expect(findClusters(tidepool, board, 1)).toEqual([]);
    const five = ['AAACDE', 'ABCDEC', 'AEBEBD', 'BEDCDA', 'CDBAEB', 'DECBAC'].join('');
    expect(findClusters(tidepool, five, 2)).toEqual([{ symbol: 'A', cells: [0, 1, 2, 6, 12], units: 12 }]);
  });

  it('lets what is left fall, feeds each reel from higher up its strip, and raises the factor', () => {
    const stream = seededStream(11);
    for (let index = 0; index < 2000; index += 1) {
      const stops = spin(tidepool, stream);
      const cascades = cascadesFrom(tidepool, stops);
      expect(cascades.length).toBeLessThanOrEqual(tidepool.cascadesMax);
      expect(cascades.at(-1)?.clusters).toEqual([]);
      const fed = stops.map(() => 0);
      for (const [at, { board, clusters, factor }] of cascades.entries()) {
        expect(factor).toBe(Math.min(at + 1, 8));
        const after = cascades[at + 1];
        for (const [reel, strip] of tidepool.strips.entries()) {
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

describe('the board of Soda Siphon', () => {
  it('is five mirrored reels of 16 known symbols, with one ice on reels 2 and 4', () => {
    const { strips, symbols } = sodaSiphon;
    for (const strip of strips) expect(strip).toHaveLength(16);
    expect([...strips.join('')].filter((letter) => !(letter in symbols))).toEqual([]);
    expect(strips.toReversed()).toEqual(strips);
    expect(strips.map((strip) => [...strip].filter((letter) => letter === 'W').length)).toEqual([0, 1, 0, 1, 0]);
  });

  it('counts ice in every cluster that it touches, and pays none of ice alone', () => {
    const board = ['AABCDE', 'BAWEEE', 'CBADCF', 'DCFBAD', 'EFDCBA'];
    const clusters = findClusters(sodaSiphon, board.join(''), 3);
    expect(clusters.map(({ symbol, cells }) => [symbol, cells])).toEqual([
      ['A', [0, 1, 7, 8, 14]],
      ['E', [5, 8, 9, 10, 11]],
    ]);
    expect(clusters.map(({ units }) => units)).toEqual([3 * 2 * 22, 3 * 2 * 3]);
    expect([...goneOf(sodaSiphon, board, clusters)].toSorted((a, b) => a - b)).toEqual([0, 1, 5, 7, 9, 10, 11, 14]);
    const frozen = ['WWWWWW', 'ABCDEF', 'BCDEFA', 'CDEFAB', 'DEFABC'].join('');
    expect(findClusters({ ...sodaSiphon, sizes: [[8, 1]] }, frozen, 1)).toEqual([]);
  });

  it('lets what is left rise, keeps the ice, feeds each reel from lower down its strip, and counts what has gone', () => {
    const stream = seededStream(12);
    for (let index = 0; index < 2000; index += 1) {
      const stops = spin(sodaSiphon, stream);
      const cascades = cascadesFrom(sodaSiphon, stops);
      expect(cascades.at(-1)?.clusters).toEqual([]);
      const fed = stops.map(() => 0);
      let all = 0;
      for (const [at, { board, clusters, factor }] of cascades.entries()) {
        expect(factor).toBe([1, 2, 3, 5, 8][Math.min(4, Math.floor(all / 6))]);
        const after = cascades[at + 1];
        for (const [reel, strip] of sodaSiphon.strips.entries()) {
          const rest = [...(board[reel] ?? '')].filter(
            (letter, row) => letter === 'W' || !clusters.some(({ cells }) => cells.includes(reel * 6 + row)),
          );
          const from = ((stops[reel] ?? 0) + 6 + (fed[reel] ?? 0)) % 16;
          const gone = 6 - rest.length;
          fed[reel] = (fed[reel] ?? 0) + gone;
          all += gone;
          if (after) expect(after.board[reel]).toBe(rest.join('') + (strip + strip).slice(from, from + gone));
        }
      }
    }
  });

  it('raises its factor by steps of six that have gone', () => {
    const at = (gone: number): number => factorAt(sodaSiphon, { cascades: 9, gone });
    expect([0, 5, 6, 11, 12, 17, 18, 23, 24, 400].map(at)).toEqual([1, 1, 2, 2, 3, 3, 5, 5, 8, 8]);
  });
});

describe('the return', () => {
  it('of Tidepool is that of all 7,529,536 drops', () => {
    const figures = figuresOf(tidepool);
    expect(tidepool.figures.cases).toBe(14 ** 6);
    expect(toDecimalString(figures.returnToPlayer, 6)).toBe('0.963665');
    expect(toDecimalString(figures.variance, 3)).toBe('45.338');
    expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.2059');
    expect(compare(topChance(tidepool), rational(1n, 100_000_000n))).toBe(1);
  });

  it('of Soda Siphon is that of all 1,048,576 drops', () => {
    const figures = figuresOf(sodaSiphon);
    expect(sodaSiphon.figures.cases).toBe(16 ** 5);
    expect(toDecimalString(figures.returnToPlayer, 6)).toBe('0.964669');
    expect(toDecimalString(figures.variance, 3)).toBe('12.000');
    expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.4729');
    expect(toDecimalString(figures.maxWin, 1)).toBe('385.7');
    expect(topChance(sodaSiphon)).toEqual(rational(1n, 1_048_576n));
  });

  it('of Soda Siphon is what its rules pay over every drop', { timeout: 120_000 }, () => {
    let [units, squares, hits, top, topCases] = [0, 0, 0, 0, 0];
    const side = Array.from({ length: 256 }, (_, index) => [index % 16, Math.floor(index / 16)] as const);
    for (const [left, [a, b]] of side.entries())
      for (const [e, d] of side.slice(left))
        for (let c = 0; c < 16; c += 1) {
          // A drop and its mirror image pay the same, as the last test shows.
          const [won, times] = [unitsOf(sodaSiphon, [a, b, c, d, e]), a === e && b === d ? 1 : 2];
          units += times * won;
          squares += times * won ** 2;
          hits += won > 0 ? times : 0;
          if (won > top) [top, topCases] = [won, 0];
          if (won === top) topCases += times;
        }
    const { figures } = sodaSiphon;
    expect([units, squares, hits, top, topCases]).toEqual([
      figures.units,
      figures.squares,
      figures.hits,
      figures.topUnits,
      figures.topCases,
    ]);
  });

  it('of Tidepool agrees with 100,000 drops by the rules within four standard errors', { timeout: 20_000 }, () => {
    const rounds = 100_000;
    const figures = figuresOf(tidepool);
    const stream = seededStream(21);
    let [paid, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const units = unitsOf(tidepool, spin(tidepool, stream));
      paid += units / tidepool.unitsAStake;
      hits += Number(units > 0);
    }
    const hit = numberOf(figures.hitFrequency);
    const error = Math.sqrt(numberOf(figures.variance) / rounds);
    expect(Math.abs(paid / rounds - numberOf(figures.returnToPlayer))).toBeLessThan(4 * error);
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds));
  });

  it.each(cascadeTitles)('of $name is counted by drops that pay what the rules pay', (title) => {
    const play = createDrops(title);
    const stream = seededStream(23);
    for (let index = 0; index < 5_000; index += 1) {
      const stops = spin(title, stream);
      expect(play(stops)).toBe(unitsOf(title, stops));
    }
  });
});

describe('a round', () => {
  it('is one bet on the spin', () => {
    for (const game of [slotTidepool, slotSodaSiphon]) {
      expect(game.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
      for (const wrong of [
        [{ spot: 'drop', amount: '1' }],
        [{ spot: 'spin', amount: '-1' }],
        [{ spot: 'spin', amount: '0' }],
        [{ spot: 'spin', amount: '0.001' }],
        [
          { spot: 'spin', amount: '1' },
          { spot: 'spin', amount: '1' },
        ],
        [],
      ])
        expect(game.parseBets(wrong, 'EUR')).toMatchObject({ ok: false });
    }
  });

  it.each(cascadeTitles)('of $name takes one word a reel, computed here by node:crypto', (title) => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const block = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest();
      const stops = title.strips.map((strip, reel) =>
        Number((BigInt(block.readUInt32BE(4 * reel)) * BigInt(strip.length)) >> 32n),
      );
      expect(recomputing(cascadeGame(title))({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toMatchObject({
        stops,
      });
    }
  });

  it.each(cascadeTitles)(
    'of $name pays all cascades together, rounded down, never above the most, and the same in the mirror',
    (title) => {
      const stream = seededStream(22);
      for (let index = 0; index < 2000; index += 1) {
        const stops = spin(title, stream);
        const { payoutMinor, outcome } = settle(title, [bet(13n)], stops);
        expect(settle(title, [bet(13n)], stops.toReversed()).payoutMinor).toBe(payoutMinor);
        const { units } = outcome as { units: number };
        expect(payoutMinor).toBe((13n * BigInt(units)) / BigInt(title.unitsAStake));
        expect(payoutMinor).toBeLessThanOrEqual(cascadeGame(title).maxPayoutOf([bet(13n)]));
      }
    },
  );
});
