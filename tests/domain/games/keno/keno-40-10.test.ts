import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { sheet } from '#domain/games/keno/keno-40-10/paytable.ts';
import { draw, game as keno, settle } from '#domain/games/keno/keno-40-10/rules.ts';
import { mathsOf } from '#domain/games/keno/maths.ts';
import { parseSpotOn } from '#domain/games/keno/sheet.ts';
import { add, compare, multiply, type Rational, rational, toDecimalString, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const { multipliersOf, tableNames } = sheet;
const { drawCases, hitCases, hitChance, kenoReturn, returnsByKind } = mathsOf(sheet);
const parseSpot = (text: string) => parseSpotOn(sheet, text);
const verifyRound = recomputing(keno);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const tens = Array.from({ length: 10 }, (_, index) => index + 1);

describe('a ticket', () => {
  it('is a table and 1 to 10 numbers upwards', () => {
    expect(parseSpot('picks:classic:1-5-7')).toEqual({ table: 'classic', picks: [1, 5, 7] });
    expect(parseSpot('picks:high:40')).toEqual({ table: 'high', picks: [40] });
    expect(parseSpot(`picks:low:${tens.join('-')}`)?.picks).toEqual(tens);
  });

  it.each([
    'picks:classic:',
    'picks:classic:0',
    'picks:classic:41',
    'picks:classic:7-5',
    'picks:classic:5-5',
    'picks:classic:05',
    'picks:classic:1-2-3-4-5-6-7-8-9-10-11',
    'picks:classic:1,2',
    'picks:classic:1-',
    'picks:wild:1',
    'picks:constructor:1',
    'classic:1',
    'picks:classic:1 ',
  ])('is refused for %s', (spot) => {
    expect(keno.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({
      ok: false,
      facts: { reason: 'spot_unknown' },
    });
  });
});

describe('the chances', () => {
  it('are of 847,660,528 draws, and of all hits together one', () => {
    expect(drawCases).toBe(847_660_528n);
    for (const picks of tens) {
      const cases = Array.from({ length: picks + 1 }, (_, hits) => hitCases(picks, hits));
      expect(cases.reduce((sum, count) => sum + count, 0n)).toBe(drawCases);
    }
  });

  it('follow by a second way, number after number out of the urn', () => {
    for (const picks of tens) {
      let byHits: Rational[] = [rational(1n)];
      for (let drawn = 0; drawn < 10; drawn += 1) {
        const next = Array.from({ length: byHits.length + 1 }, () => zero);
        for (const [hits, chance] of byHits.entries()) {
          const hit = rational(BigInt(Math.max(picks - hits, 0)), BigInt(40 - drawn));
          const miss = rational(BigInt(40 - drawn - Math.max(picks - hits, 0)), BigInt(40 - drawn));
          next[hits + 1] = add(next[hits + 1] ?? zero, multiply(chance, hit));
          next[hits] = add(next[hits] ?? zero, multiply(chance, miss));
        }
        byHits = next;
      }
      for (let hits = 0; hits <= picks; hits += 1) expect(hitChance(picks, hits)).toEqual(byHits[hits]);
    }
  });
});

describe('the return', () => {
  it.each([
    ['classic', 1, 79n, 80n],
    ['classic', 2, 257n, 260n],
    ['classic', 3, 9777n, 9880n],
    ['classic', 4, 72_311n, 73_112n],
    ['classic', 5, 18_095n, 18_278n],
    ['classic', 6, 36_187n, 36_556n],
    ['classic', 7, 1_230_419n, 1_242_904n],
    ['classic', 8, 3_383_789n, 3_417_986n],
    ['classic', 9, 135_350_139n, 136_719_440n],
    ['classic', 10, 4_195_470_397n, 4_238_302_640n],
    ['low', 1, 99n, 100n],
    ['low', 2, 257n, 260n],
    ['low', 3, 489n, 494n],
    ['low', 4, 361_889n, 365_560n],
    ['low', 5, 9047n, 9139n],
    ['low', 6, 18_095n, 18_278n],
    ['low', 7, 2_460_897n, 2_485_808n],
    ['low', 8, 6_767_525n, 6_835_972n],
    ['low', 9, 676_750_047n, 683_597_200n],
    ['low', 10, 16_783_638_587n, 16_953_210_560n],
    ['high', 1, 99n, 100n],
    ['high', 2, 1029n, 1040n],
    ['high', 3, 9771n, 9880n],
    ['high', 4, 36_183n, 36_556n],
    ['high', 5, 18_075n, 18_278n],
    ['high', 6, 9047n, 9139n],
    ['high', 7, 8095n, 8177n],
    ['high', 8, 1_691_803n, 1_708_993n],
    ['high', 9, 27_070_201n, 27_343_888n],
    ['high', 10, 839_179_507n, 847_660_528n],
  ] as const)('on %s with %d picks is exactly %d/%d', (table, picks, num, den) => {
    expect(kenoReturn(table, picks).returnToPlayer).toEqual(rational(num, den));
  });

  it('lies between 98.75% and 99% in all 30 rows, and is told for each', () => {
    const rows = returnsByKind();
    expect(rows).toHaveLength(30);
    for (const { returnToPlayer } of rows) {
      expect(compare(returnToPlayer, rational(9875n, 10_000n))).toBeGreaterThanOrEqual(0);
      expect(compare(returnToPlayer, rational(99n, 100n))).toBeLessThanOrEqual(0);
    }
  });

  it('rises with every hit once anything is paid, and is risky as its table says', () => {
    for (const table of tableNames) {
      for (const picks of tens) {
        const paid = multipliersOf(table, picks);
        expect(paid).toHaveLength(picks + 1);
        const prizes = paid.filter(({ num }) => num > 0n);
        expect(paid.slice(-prizes.length)).toEqual(prizes);
        for (const [index, prize] of prizes.entries()) {
          expect(compare(prize, prizes[index + 1] ?? rational(1001n))).toBe(-1);
        }
      }
    }
    for (const picks of tens) {
      const [classic, low, high] = tableNames.map((table) => kenoReturn(table, picks).variance);
      if (!classic || !low || !high) throw new Error('three tables');
      expect(compare(low, classic)).toBe(-1);
      expect(compare(classic, high)).toBe(-1);
    }
  });
});

describe('a round', () => {
  it('draws ten different numbers, one word each, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const rest = Array.from({ length: 40 }, (_, index) => index + 1);
      const words = [0, 1].flatMap((block) => {
        const bytes = createHmac('sha256', serverSeed).update(`player-7:${nonce}:${block}`).digest();
        return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4));
      });
      const drawn = words
        .slice(0, 10)
        .flatMap((word) => rest.splice(Number((BigInt(word) * BigInt(rest.length)) >> 32n), 1));
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toEqual({ drawn });
      expect(new Set(drawn).size).toBe(10);
    }
  });

  it('pays by hits, rounded down to the minor unit', () => {
    const drawn = [3, 40, 1, 12, 13, 14, 15, 16, 17, 18];
    expect(settle([bet('picks:classic:1-3-40')], drawn)).toMatchObject({ outcome: { drawn }, payoutMinor: 1600n });
    expect(settle([bet('picks:classic:1-2-3', 101n)], drawn).payoutMinor).toBe(207n);
    expect(settle([bet('picks:classic:1-2-4', 101n)], drawn).payoutMinor).toBe(118n);
    expect(settle([bet('picks:low:2', 7n)], drawn).payoutMinor).toBe(5n);
    expect(settle([bet('picks:high:2', 7n)], drawn)).toMatchObject({ payoutMinor: 0n, wins: [] });
  });

  it('returns at most what was told', () => {
    expect(keno.maxPayoutOf([bet('picks:high:1-2-3-4-5-6-7-8-9-10', 7n)])).toBe(7000n);
    expect(settle([bet('picks:high:1-2-3-4-5-6-7-8-9-10', 7n)], tens).payoutMinor).toBe(7000n);
    expect(keno.maxPayoutOf([bet('picks:low:5')])).toBe(141n);
  });

  it('draws every number equally often (chi-square, 39 degrees of freedom, 99%)', () => {
    const rounds = 4000;
    const seen = Array.from({ length: 41 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      for (const number of draw(createStream({ serverSeed, clientSeed: 'long-run', nonce }))) {
        seen[number] = (seen[number] ?? 0) + 1;
      }
    }
    const expected = rounds / 4;
    // Drawn without putting back, the counts vary by the share 30/39 of a multinomial's.
    const statistic = seen.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) * (39 / 30);
    expect(statistic).toBeLessThan(62.43);
  });

  it('hits as often as the exact chances say (chi-square over 0 to 5 hits and more of 10 picks, 99%)', () => {
    const rounds = 4000;
    const seen = Array.from({ length: 6 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const hits = draw(createStream({ serverSeed, clientSeed: 'hits', nonce })).filter((n) => n <= 10).length;
      seen[Math.min(hits, 5)] = (seen[Math.min(hits, 5)] ?? 0) + 1;
    }
    const chances = tens.map((_, hits) => Number(toDecimalString(hitChance(10, hits), 12)));
    const expected = [...chances.slice(0, 5), 1 - chances.slice(0, 5).reduce((sum, chance) => sum + chance, 0)];
    const statistic = seen.reduce((sum, count, hits) => {
      const due = rounds * (expected[hits] ?? 0);
      return sum + (count - due) ** 2 / due;
    }, 0);
    expect(statistic).toBeLessThan(15.09);
  });
});
