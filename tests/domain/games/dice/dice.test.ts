import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnsByKind, spotReturn } from '#domain/games/dice/maths.ts';
import { multiplierOf } from '#domain/games/dice/paytable.ts';
import { game as dice, settle } from '#domain/games/dice/rules.ts';
import { isWinning, parseSpot, rollText, winningRolls } from '#domain/games/dice/spots.ts';
import { exactOf } from '#domain/games/kit/share.ts';
import { add, multiply, rational } from '#domain/maths/rational.ts';
import { roundRational } from '#domain/money/rounding.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(dice);

const bet = (spot: string, amountMinor = 100n) => ({ spot, amountMinor });
const parse = (bets: unknown) => dice.parseBets(bets, 'EUR');
const rolls = Array.from({ length: 10_000 }, (_, roll) => roll);
const countWins = (spot: string): number => rolls.filter((roll) => settle([bet(spot)], roll).payoutMinor > 0n).length;

describe('a bet on the dice', () => {
  it.each([
    ['under:50.50', 5050],
    ['over:49.49', 5050],
    ['under:0.01', 1],
    ['over:99.98', 1],
    ['under:98.00', 9800],
    ['over:1.99', 9800],
    ['inside:25.00-74.99', 5000],
    ['outside:25.00-74.99', 5000],
    ['inside:7.77-7.77', 1],
    ['outside:0.00-99.98', 1],
  ])('%s wins on exactly %d of 10,000 rolls', (spot, wins) => {
    expect(parse([{ spot, amount: '1' }]).ok).toBe(true);
    expect(countWins(spot)).toBe(wins);
  });

  it('leaves the target itself to the house, and counts both ends of a range as inside', () => {
    const wins = (spot: string, roll: number) => settle([bet(spot)], roll).payoutMinor > 0n;
    expect([wins('under:50.00', 4999), wins('under:50.00', 5000)]).toEqual([true, false]);
    expect([wins('over:50.00', 5001), wins('over:50.00', 5000)]).toEqual([true, false]);
    expect([2499, 2500, 7499, 7500].map((roll) => wins('inside:25.00-74.99', roll))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([2499, 2500, 7499, 7500].map((roll) => wins('outside:25.00-74.99', roll))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['under:0.00', 'chance_out_of_range'],
    ['under:98.01', 'chance_out_of_range'],
    ['over:99.99', 'chance_out_of_range'],
    ['over:1.98', 'chance_out_of_range'],
    ['inside:0.00-99.99', 'chance_out_of_range'],
    ['outside:0.00-99.99', 'chance_out_of_range'],
    ['outside:50.00-50.00', 'chance_out_of_range'],
    ['under:50', 'spot_unknown'],
    ['under:50.5', 'spot_unknown'],
    ['under:50.505', 'spot_unknown'],
    ['under:050.50', 'spot_unknown'],
    ['under:100.00', 'spot_unknown'],
    ['under:-1.00', 'spot_unknown'],
    ['under:5e1.00', 'spot_unknown'],
    ['under: 50.50', 'spot_unknown'],
    ['under:50.50\n', 'spot_unknown'],
    ['Under:50.50', 'spot_unknown'],
    ['equal:50.50', 'spot_unknown'],
    ['inside:74.99-25.00', 'spot_unknown'],
    ['inside:25.00', 'spot_unknown'],
    ['constructor', 'spot_unknown'],
  ])('%j is refused: %s', (spot, reason) => {
    expect(parse([{ spot, amount: '1' }])).toMatchObject({ ok: false, code: 'bet_invalid', facts: { reason } });
  });

  it('stands alone: a second one on the same roll is refused', () => {
    const two = [
      { spot: 'under:50.00', amount: '1' },
      { spot: 'over:50.00', amount: '1' },
    ];
    expect(parse(two)).toMatchObject({ ok: false, facts: { reason: 'too_many_bets' } });
    expect(parse([])).toMatchObject({ ok: false, facts: { reason: 'no_bets' } });
  });
});

describe('the return of the dice', () => {
  it('is exactly 99% for every chance there is', () => {
    for (let wins = 1; wins <= 9_800; wins += 1) {
      const chance = rational(BigInt(wins), 10_000n);
      expect(multiply(chance, multiplierOf(wins))).toEqual(rational(99n, 100n));
    }
  });

  it('follows by a second way from what the rules pay over all 10,000 rolls', () => {
    const shown = [1, 3_333, 4_950, 9_800];
    for (const { kind, returnToPlayer, hitFrequency, variance, maxWin } of returnsByKind()) {
      const spot = parseSpot(kind);
      const wins = spot ? BigInt(winningRolls(spot)) : 0n;
      if (!shown.includes(Number(wins))) continue;
      const stake = 10_000n * wins; // Divides, so that no payout is rounded.
      const returns = rolls.map((roll) => settle([bet(kind, stake)], roll).payoutMinor);
      const paid = returns.reduce((sum, value) => sum + value, 0n);
      const squares = returns.reduce((sum, value) => sum + value * value, 0n);
      const mean = rational(paid, 10_000n * stake);
      expect(returnToPlayer).toEqual(mean);
      expect(add(variance, multiply(mean, mean))).toEqual(rational(squares, 10_000n * stake * stake));
      expect(hitFrequency).toEqual(rational(BigInt(returns.filter((value) => value > 0n).length), 10_000n));
      expect(maxWin).toEqual(rational(9_900n, wins));
    }
  });

  it('is told for all four kinds of bet, the same for the same number of rolls', () => {
    expect(new Set(returnsByKind().map(({ kind }) => kind.split(':')[0]))).toEqual(
      new Set(['under', 'over', 'inside', 'outside']),
    );
    expect(spotReturn('inside:0.00-49.49').variance).toEqual(spotReturn('under:49.50').variance);
    expect(() => spotReturn('under:x')).toThrow(RangeError);
  });

  it('comes from 10,000 outcomes, not 10,001: 50.00 is under no target of 50.00 and 100.00 is never rolled', () => {
    const highest = { u32: () => 0, below: (n: number) => n - 1 };
    expect(dice.play([], highest).outcome).toEqual({ roll: '99.99' });
    const asked: number[] = [];
    dice.play([], { u32: () => 0, below: (n) => asked.push(n) - 1 });
    expect(asked).toEqual([10_000]);
    expect(countWins('under:50.00') + countWins('over:50.00')).toBe(9_999);
  });

  it('is exact to the part of a minor unit, and bounded by the whole one above', () => {
    // 9900 / 6667 = 1.48492…: 14.8492 cents of a stake of 10, and 148.49 of 100.
    expect(settle([bet('under:66.67', 10n)], 0).payoutMinor).toBe(14n);
    expect(settle([bet('under:66.67', 100n)], 0).payoutMinor).toBe(148n);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_800 }), fc.bigInt(1n, 10n ** 12n), (wins, stake) => {
        const bets = [bet(`under:${rollText(wins)}`, stake)];
        const [win] = settle(bets, 0).wins;
        const owed = rational(9_900n * stake, BigInt(wins));
        expect(win && exactOf(win)).toEqual(owed);
        expect(dice.maxPayoutOf(bets)).toBe(roundRational(owed, 'ceiling'));
      }),
    );
  });
});

describe('a roll of the dice', () => {
  const serverSeed = '0123456789abcdef'.repeat(4);

  it('tells the roll and the win', () => {
    expect(settle([bet('under:50.00', 250n)], 4_207)).toEqual({
      status: 'settled',
      outcome: { roll: '42.07' },
      payoutMinor: 495n,
      wins: [{ spot: 'under:50.00', stakeMinor: 250n, payoutMinor: 495n }],
    });
    expect(settle([bet('over:50.00')], 5)).toMatchObject({ outcome: { roll: '0.05' }, payoutMinor: 0n, wins: [] });
  });

  it('is decided by the first word of its stream, computed here by node:crypto', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const word = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest().readUInt32BE();
      const roll = Number((BigInt(word) * 10_000n) >> 32n);
      expect(verifyRound({ serverSeed, clientSeed: 'player-7', nonce }).outcome).toEqual({ roll: rollText(roll) });
    }
  });

  it('never pays less than nothing nor more than the most that was told', () => {
    const spots = fc.tuple(fc.constantFrom('under', 'over'), fc.integer({ min: 200, max: 9_799 }));
    fc.assert(
      fc.property(
        spots,
        fc.bigInt(1n, 10n ** 9n),
        fc.integer({ min: 0, max: 9_999 }),
        ([kind, target], stake, roll) => {
          const placed = [bet(`${kind}:${rollText(target)}`, stake)];
          const { payoutMinor } = settle(placed, roll);
          expect(payoutMinor >= 0n && payoutMinor <= dice.maxPayoutOf(placed)).toBe(true);
          const spot = parseSpot(`${kind}:${rollText(target)}`);
          expect(spot !== undefined && isWinning(spot, roll)).toBe(payoutMinor > 0n);
        },
      ),
    );
  });

  it('is spread evenly at 99%, alone and in pairs (GLI-19 3.2.2)', () => {
    const wholes = Array.from({ length: 40_000 }, (_, nonce) => {
      const { outcome } = verifyRound({ serverSeed, clientSeed: 'chi-square', nonce });
      return Math.floor(Number((outcome as { roll: string }).roll));
    });
    const chiSquare = (values: readonly number[], size: number): number => {
      const counts = new Array<number>(size).fill(0);
      for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
      const expected = values.length / size;
      return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    };
    // The 99th percentiles of chi-square with 99 degrees of freedom, alone and for pairs of tens.
    expect(chiSquare(wholes, 100)).toBeLessThan(134.642);
    const tens = wholes.map((value) => Math.floor(value / 10));
    const pairs = tens.slice(1).map((value, index) => (tens[index] ?? 0) * 10 + value);
    expect(chiSquare(pairs, 100)).toBeLessThan(134.642);
  });
});
