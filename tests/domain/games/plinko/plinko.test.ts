import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, boards, findBoard, spotOf } from '#domain/games/plinko/boards.ts';
import { boardReturn, pathsToPockets, returnsByKind } from '#domain/games/plinko/maths.ts';
import { multipliersOf, risks, rowCounts } from '#domain/games/plinko/paytable.ts';
import { game as plinko, settle } from '#domain/games/plinko/rules.ts';
import { add, compare, multiply, type Rational, rational, toPercentString, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(plinko);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const serverSeed = '0123456789abcdef'.repeat(4);
const half = rational(1n, 2n);

describe('the paytables', () => {
  it('are 27: three risks on 8 to 16 rows, no two alike', () => {
    expect(boards).toHaveLength(27);
    expect(boards.map(({ rows, risk }) => multipliersOf(rows, risk).length)).toEqual(
      boards.map(({ rows }) => rows + 1),
    );
    const texts = boards.map(({ rows, risk }) =>
      multipliersOf(rows, risk)
        .map(({ num, den }) => `${num}/${den}`)
        .join(),
    );
    expect(new Set(texts).size).toBe(27);
  });

  it.each(boards)('$rows rows, $risk: symmetric, growing to the edges, at most two decimals', ({ rows, risk }) => {
    const table = multipliersOf(rows, risk);
    expect(table.toReversed()).toEqual(table);
    const left = table.slice(0, Math.floor(rows / 2) + 1);
    for (const [index, value] of left.slice(1).entries()) expect(compare(left[index] ?? zero, value)).toBe(1);
    for (const { num, den } of table) expect([num > 0n, 100n % den]).toEqual([true, 0n]);
  });

  it('pay more at the edge and less in the middle when the risk is higher, 1,000 times at most', () => {
    for (const rows of rowCounts) {
      const tables = risks.map((risk) => multipliersOf(rows, risk));
      const [low, medium, high] = tables.map(
        (table) => [table[0] ?? zero, table[Math.floor(rows / 2)] ?? zero] as const,
      );
      expect([compare(high?.[0] ?? zero, medium?.[0] ?? zero), compare(medium?.[0] ?? zero, low?.[0] ?? zero)]).toEqual(
        [1, 1],
      );
      expect(compare(high?.[1] ?? zero, medium?.[1] ?? zero)).toBe(-1);
      expect(compare(medium?.[1] ?? zero, low?.[1] ?? zero)).toBe(-1);
    }
    expect(multipliersOf(16, 'high')[0]).toEqual(rational(1_000n));
    expect(() => multipliersOf(17, 'low')).toThrow(RangeError);
  });
});

describe('the return of plinko', () => {
  it.each(boards)('of $rows rows, $risk, lies between 98.5% and 99.0%', (board) => {
    const { returnToPlayer } = boardReturn(board);
    expect(compare(returnToPlayer, rational(985n, 1_000n))).toBeGreaterThanOrEqual(0);
    expect(compare(returnToPlayer, rational(990n, 1_000n))).toBeLessThanOrEqual(0);
  });

  it('is stated for every table by itself, and none is called 99% that pays less', () => {
    const told = Object.fromEntries(
      returnsByKind().map(({ kind, returnToPlayer }) => [kind, toPercentString(returnToPlayer, 4)]),
    );
    expect(told).toMatchInlineSnapshot(`
      {
        "rows:10:high": "98.7617%",
        "rows:10:low": "98.7852%",
        "rows:10:medium": "98.8711%",
        "rows:11:high": "98.6816%",
        "rows:11:low": "98.7188%",
        "rows:11:medium": "98.7266%",
        "rows:12:high": "98.9795%",
        "rows:12:low": "98.8633%",
        "rows:12:medium": "98.9004%",
        "rows:13:high": "98.8198%",
        "rows:13:low": "98.8594%",
        "rows:13:medium": "98.7798%",
        "rows:14:high": "98.9832%",
        "rows:14:low": "98.8667%",
        "rows:14:medium": "98.9836%",
        "rows:15:high": "98.7930%",
        "rows:15:low": "98.8895%",
        "rows:15:medium": "98.9191%",
        "rows:16:high": "98.8397%",
        "rows:16:low": "98.9441%",
        "rows:16:medium": "98.9651%",
        "rows:8:high": "98.9063%",
        "rows:8:low": "98.7500%",
        "rows:8:medium": "98.7891%",
        "rows:9:high": "98.6328%",
        "rows:9:low": "98.9297%",
        "rows:9:medium": "98.9922%",
      }
    `);
  });

  it('follows by a second way: backwards from the pockets, each pin the mean of the two below it', () => {
    const valueAtTop = (row: readonly Rational[]): Rational =>
      row.length === 1
        ? (row[0] ?? zero)
        : valueAtTop(row.slice(1).map((value, index) => multiply(half, add(value, row[index] ?? zero))));
    for (const board of boards) {
      const table = multipliersOf(board.rows, board.risk);
      const { returnToPlayer, variance } = boardReturn(board);
      expect(valueAtTop(table)).toEqual(returnToPlayer);
      const squares = valueAtTop(table.map((value) => multiply(value, value)));
      expect(add(variance, multiply(returnToPlayer, returnToPlayer))).toEqual(squares);
    }
  });

  it('follows by a third way from what the rules pay on every single path of 8 to 12 rows', () => {
    for (const board of boards.filter(({ rows }) => rows <= 12)) {
      const placed = [bet(spotOf(board))];
      const count = 2 ** board.rows;
      let paid = 0n;
      let hits = 0n;
      for (let path = 0; path < count; path += 1) {
        const bounces = Array.from({ length: board.rows }, (_, row) => (path >> row) & 1);
        const { payoutMinor } = settle(placed, bounces);
        paid += payoutMinor;
        if (payoutMinor > 100n) hits += 1n;
      }
      const { returnToPlayer, hitFrequency } = boardReturn(board);
      expect(rational(paid, 100n * BigInt(count))).toEqual(returnToPlayer);
      expect(rational(hits, BigInt(count))).toEqual(hitFrequency);
    }
  });

  it('counts the paths by Pascal: 1, 8, 28, 56, 70, …', () => {
    expect(pathsToPockets(8)).toEqual([1n, 8n, 28n, 56n, 70n, 56n, 28n, 8n, 1n]);
    for (const rows of rowCounts)
      expect(pathsToPockets(rows).reduce((sum, paths) => sum + paths, 0n)).toBe(2n ** BigInt(rows));
  });
});

describe('a bet on plinko', () => {
  it.each(boards.map(spotOf))('%s is taken', (spot) => {
    expect(plinko.parseBets([{ spot, amount: '1' }], 'EUR').ok).toBe(true);
    expect(spotOf(findBoard(spot) as Board)).toBe(spot);
  });

  it.each(['rows:7:low', 'rows:17:high', 'rows:08:low', 'rows:8:wild', 'rows:8', 'rows:8:low ', 'toString', ''])(
    '%j is refused',
    (spot) => {
      expect(plinko.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
    },
  );

  it('stands alone: a second ball in a round is refused', () => {
    const two = ['rows:8:low', 'rows:9:low'].map((spot) => ({ spot, amount: '1' }));
    expect(plinko.parseBets(two, 'EUR')).toMatchObject({ facts: { reason: 'too_many_bets' } });
  });
});

describe('a ball', () => {
  it('tells its path, its pocket and what that pays', () => {
    expect(settle([bet('rows:8:high', 250n)], [1, 1, 0, 1, 1, 1, 0, 1])).toEqual({
      status: 'settled',
      outcome: { path: 'RRLRRRLR', pocket: 6, multiplier: '1.10' },
      payoutMinor: 275n,
      wins: [{ spot: 'rows:8:high', stakeMinor: 250n, payoutMinor: 275n }],
    });
  });

  it('returns its multiplier to the part of a unit', () => {
    const [half] = settle([bet('rows:9:low', 99n)], [0, 1, 0, 1, 0, 1, 0, 1, 0]).wins;
    expect(half).toMatchObject({ payoutMinor: 50n, rest: rational(49n, 100n) });
    expect(settle([bet('rows:16:high', 4n)], new Array<number>(16).fill(0).fill(1, 8))).toMatchObject({
      payoutMinor: 0n,
      wins: [{ payoutMinor: 0n, rest: rational(4n, 5n) }],
    });
  });

  it('bounces by one bit a row: the highest bit of each word, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const words = [0, 1].flatMap((block) => {
        const bytes = createHmac('sha256', serverSeed).update(`player-7:${nonce}:${block}`).digest();
        return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(4 * word));
      });
      const path = words.map((word) => (word >= 2 ** 31 ? 'R' : 'L')).join('');
      const seeds = { serverSeed, clientSeed: 'player-7', nonce };
      expect(verifyRound(seeds).outcome).toMatchObject({ path });
      expect(verifyRound(seeds, [bet('rows:11:medium')]).outcome).toMatchObject({ path: path.slice(0, 11) });
    }
  });

  it('never pays less than nothing nor more than the most that was told', () => {
    const bounces = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(fc.constantFrom(...boards), fc.bigInt(1n, 10n ** 9n), bounces, (board, stake, path) => {
        const placed = [bet(spotOf(board), stake)];
        const { payoutMinor } = settle(placed, path.slice(0, board.rows));
        expect(payoutMinor >= 0n && payoutMinor <= plinko.maxPayoutOf(placed)).toBe(true);
      }),
    );
    expect(plinko.maxPayoutOf([bet('rows:16:high')])).toBe(100_000n);
  });

  it('falls into each pocket of 16 rows as often as Pascal says, at 99% (GLI-19 3.2.2)', () => {
    const count = 20_000;
    const counts = new Array<number>(17).fill(0);
    for (let nonce = 0; nonce < count; nonce += 1) {
      const { outcome } = verifyRound({ serverSeed, clientSeed: 'chi-square', nonce });
      const { pocket } = outcome as { pocket: number };
      counts[pocket] = (counts[pocket] ?? 0) + 1;
    }
    // Pockets that expect fewer than ten balls count together: 0 to 3 and 13 to 16.
    const merge = (values: readonly number[]): number[] => [
      values.slice(0, 4).reduce((sum, value) => sum + value, 0),
      ...values.slice(4, 13),
      values.slice(13).reduce((sum, value) => sum + value, 0),
    ];
    const expected = merge(pathsToPockets(16).map((paths) => (count * Number(paths)) / 2 ** 16));
    const chiSquare = merge(counts).reduce((sum, seen, slot) => {
      const due = expected[slot] ?? 1;
      return sum + (seen - due) ** 2 / due;
    }, 0);
    // The 99th percentile of chi-square with 10 degrees of freedom.
    expect(chiSquare).toBeLessThan(23.209);
  });
});
