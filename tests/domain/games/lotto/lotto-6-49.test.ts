import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Bet, SharedSeeds } from '#domain/games/kit/game.ts';
import { common as commonLotto } from '#domain/games/lotto/lotto-6-49/common.ts';
import { drawCases, hitCases, hitCounts, returnsByKind } from '#domain/games/lotto/lotto-6-49/maths.ts';
import { drawnCount, multiplierOf, numberCount, rowsMax } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { draw, maxPayoutOf, settle } from '#domain/games/lotto/lotto-6-49/round.ts';
import { game as lotto } from '#domain/games/lotto/lotto-6-49/rules.ts';
import { rowOf, spotOf } from '#domain/games/lotto/lotto-6-49/spots.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { chanceOfCounts, countOf } from '#tests/support/chi-square.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';

const verifyRound = recomputingShared(lotto);

const seedsAt = (index: number): SharedSeeds => {
  const link = createHash('sha256').update(`draw ${index}`).digest('hex');
  return { link, salt: 'a public value', index };
};
const bet = (row: readonly number[], amountMinor = 100n): Bet => ({ spot: spotOf(row), amountMinor });
const row = fc.uniqueArray(fc.integer({ min: 1, max: numberCount }), { minLength: drawnCount, maxLength: drawnCount });
const at = (text: string): Date => new Date(`2027-03-${text}Z`);

describe('a row', () => {
  it('is six different numbers of 49 upwards, and nothing else is one', () => {
    expect(rowOf('row:1-2-3-4-5-49')).toEqual([1, 2, 3, 4, 5, 49]);
    expect(spotOf([49, 3, 11, 2, 40, 9])).toBe('row:2-3-9-11-40-49');
    for (const spot of [
      'row:1-2-3-4-5',
      'row:1-2-3-4-5-6-7',
      'row:1-2-3-4-5-50',
      'row:0-1-2-3-4-5',
      'row:1-1-2-3-4-5',
      'row:2-1-3-4-5-6',
      'row:01-2-3-4-5-6',
      'row:1-2-3-4-5-6 ',
      'rows:1-2-3-4-5-6',
      'row:1,2,3,4,5,6',
    ])
      expect(rowOf(spot), spot).toBeUndefined();
  });

  it.each([
    [0, 0n],
    [1, 0n],
    [2, 200n],
    [3, 1_800n],
    [4, 30_000n],
    [5, 400_000n],
    [6, 900_000n],
  ])('with %i hits is paid by the published table', (hits, payoutMinor) => {
    const drawn = [1, 2, 3, 4, 5, 6];
    const numbers = [...drawn.slice(0, hits), ...[44, 45, 46, 47, 48, 49].slice(0, drawnCount - hits)];
    const settled = settle([bet(numbers)], drawn.toReversed());
    expect(settled).toMatchObject({ payoutMinor, outcome: { drawn: [6, 5, 4, 3, 2, 1] } });
    expect(settled.wins).toHaveLength(payoutMinor > 0n ? 1 : 0);
  });

  it('is on a ticket once, with at most nine others', () => {
    const wire = (rows: readonly (readonly number[])[]) => rows.map((one) => ({ spot: spotOf(one), amount: '1' }));
    const rows = Array.from({ length: rowsMax + 1 }, (_, index) => [index + 1, 20, 30, 40, 41, 42]);
    expect(lotto.parseBets(wire(rows.slice(0, rowsMax)), 'EUR').ok).toBe(true);
    expect(lotto.parseBets(wire(rows), 'EUR')).toMatchObject({ facts: { reason: 'too_many_bets' } });
    expect(
      lotto.parseBets(
        wire([
          [1, 2, 3, 4, 5, 6],
          [1, 2, 3, 4, 5, 6],
        ]),
        'EUR',
      ),
    ).toMatchObject({
      facts: { reason: 'spot_twice' },
    });
  });
});

describe('a draw', () => {
  it('is six different numbers of 49, computed again from link, salt and index', () => {
    const { link, salt } = seedsAt(9);
    const drawn = draw(createStream({ serverSeed: link, clientSeed: salt, nonce: 9 }));
    expect(new Set(drawn).size).toBe(drawnCount);
    expect(drawn.every((number) => number >= 1 && number <= numberCount)).toBe(true);
    expect(commonLotto.outcomeOf(seedsAt(9))).toEqual({ drawn });
    expect(lotto.settle([bet([1, 2, 3, 4, 5, 6])], seedsAt(9), [])).toMatchObject({
      ok: true,
      value: { outcome: { drawn } },
    });
    expect(lotto.settle([], seedsAt(9), [{ name: 'pick' }])).toMatchObject({ ok: false });
  });

  it('hits rows as often as counted', () => {
    const rounds = 6_000;
    const own = [3, 11, 24, 30, 41, 49];
    const hits = Array.from({ length: rounds }, (_, index) => {
      const { drawn } = verifyRound(seedsAt(index + 1)).outcome as { drawn: number[] };
      return String(Math.min(3, own.filter((number) => drawn.includes(number)).length));
    });
    const law = new Map<string, number>();
    for (const count of hitCounts) {
      const cell = String(Math.min(3, count));
      law.set(cell, (law.get(cell) ?? 0) + Number(hitCases(count)) / Number(drawCases));
    }
    expect(chanceOfCounts(countOf(hits), law)).toBeGreaterThan(1e-6);
  });

  it.each([
    ['this evening', '01T09:15:00', '01T20:00:00'],
    ['this evening, a minute before at the latest', '01T19:59:00', '01T20:00:00'],
    ['tomorrow, when it is too close', '01T19:59:01', '02T20:00:00'],
    ['tomorrow, at the hour itself', '01T20:00:00', '02T20:00:00'],
    ['this evening, from midnight on', '02T00:00:00', '02T20:00:00'],
    ['the next month’s first day', '31T21:00:00', undefined],
  ])('is held at 20:00 UTC: %s', (_, opens, starts) => {
    const expected = starts === undefined ? new Date('2027-04-01T20:00:00Z') : at(starts);
    expect(commonLotto.startsAt(at(opens))).toEqual(expected);
  });
});

describe('the bound of a payout', () => {
  it('is the first prize for rows with little in common, and no draw passes it for any', () => {
    expect(maxPayoutOf([bet([1, 2, 3, 4, 5, 6]), bet([7, 8, 9, 10, 11, 12])])).toBe(900_000n);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), row, fc.nat(5), (rows, other, shared) => {
        const bets = rows.map((numbers, index) => bet(numbers, BigInt(10 * (index + 1))));
        // Draws close to a row, where prizes are.
        const [first = other] = rows;
        const drawn = [...new Set([...first.slice(0, 6 - shared), ...other])].slice(0, drawnCount);
        expect(settle(bets, drawn).payoutMinor).toBeLessThanOrEqual(maxPayoutOf(bets));
      }),
      { numRuns: 200 },
    );
  });

  it('holds for rows that differ by one number, which can win together', () => {
    const bets = [7, 8, 9, 10].map((last) => bet([1, 2, 3, 4, 5, last]));
    const best = settle(bets, [1, 2, 3, 4, 5, 7]).payoutMinor;
    expect(best).toBe(900_000n + 3n * 400_000n);
    expect(maxPayoutOf(bets)).toBe(best);
    expect(commonLotto.admit(bets, { maxPayoutMinor: best - 1n, currency: 'EUR', index: 1 })).toMatchObject({
      code: 'stake_above_limit',
    });
  });
});

describe('the exact return', () => {
  it('is 13,249,560 of 13,983,816 draws’ stakes: 94.75%', () => {
    const [figures] = returnsByKind();
    expect(drawCases).toBe(13_983_816n);
    expect(hitCounts.map(hitCases)).toEqual([6_096_454n, 5_775_588n, 1_851_150n, 246_820n, 13_545n, 258n, 1n]);
    expect(figures?.returnToPlayer).toEqual(rational(13_249_560n, 13_983_816n));
    expect(toDecimalString(figures?.returnToPlayer ?? rational(0n), 6)).toBe('0.947492');
  });

  it('is what counting number by number gives: a row met by drawing without replacement', () => {
    // The chance of h hits after n balls, ball by ball, exact: another way than the hypergeometric one.
    let chances = [rational(1n)];
    for (let ball = 0; ball < drawnCount; ball += 1) {
      const left = BigInt(numberCount - ball);
      const next = Array.from({ length: ball + 2 }, () => rational(0n));
      for (const [hits, chance] of chances.entries()) {
        const toHit = rational(chance.num * BigInt(drawnCount - hits), chance.den * left);
        const toMiss = rational(chance.num * (left - BigInt(drawnCount - hits)), chance.den * left);
        for (const [place, part] of [
          [hits + 1, toHit],
          [hits, toMiss],
        ] as const) {
          const before = next[place] ?? rational(0n);
          next[place] = rational(before.num * part.den + part.num * before.den, before.den * part.den);
        }
      }
      chances = next;
    }
    const sum = chances.reduce((total, chance, hits) => {
      const pays = multiplierOf(hits);
      return rational(total.num * chance.den + pays.num * chance.num * total.den, total.den * chance.den);
    }, rational(0n));
    expect(sum).toEqual(returnsByKind()[0]?.returnToPlayer);
  });
});
