import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/games/kit/game.ts';
import { allThrows, type Dice } from '#domain/games/sic-bo/dice.ts';
import { returnsBySpot, spotReturn } from '#domain/games/sic-bo/maths.ts';
import { payoutOf, settle, game as sicBo } from '#domain/games/sic-bo/rules.ts';
import { spotNames } from '#domain/games/sic-bo/spots.ts';
import { rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(sicBo);

const serverSeed = '0123456789abcdef'.repeat(4);
const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });

describe('the felt', () => {
  it('has 52 fields, each taken and each by one name', () => {
    expect(new Set(spotNames).size).toBe(52);
    for (const spot of spotNames) expect(sicBo.parseBets([{ spot, amount: '1' }], 'EUR').ok).toBe(true);
  });

  it.each(['total:3', 'total:18', 'pair:2-2', 'pair:5-2', 'triple:7', 'double', 'big ', 'toString', ''])(
    'has no field %j',
    (spot) => {
      expect(sicBo.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
    },
  );

  it('takes no field twice', () => {
    const twice = ['big', 'big'].map((spot) => ({ spot, amount: '1' }));
    expect(sicBo.parseBets(twice, 'EUR')).toMatchObject({ facts: { reason: 'spot_twice' } });
  });
});

describe('the figures', () => {
  // Counted by hand: winning throws of 216, and what they return together.
  it.each([
    ['small', 105, 210],
    ['big', 105, 210],
    ['odd', 105, 210],
    ['even', 105, 210],
    ['any-triple', 6, 6 * 32],
    ['triple:3', 1, 181],
    ['double:5', 16, 16 * 12],
    ['pair:1-6', 30, 30 * 7],
    ['single:2', 91, 75 * 2 + 15 * 3 + 13],
    ['total:4', 3, 3 * 63],
    ['total:5', 6, 6 * 32],
    ['total:6', 10, 10 * 19],
    ['total:7', 15, 15 * 13],
    ['total:8', 21, 21 * 9],
    ['total:9', 25, 25 * 8],
    ['total:10', 27, 27 * 7],
    ['total:17', 3, 3 * 63],
  ])('%s wins on %i throws and returns %i units on all of them', (spot, hits, units) => {
    const { returnToPlayer, hitFrequency } = spotReturn(spot);
    expect(hitFrequency).toEqual(rational(BigInt(hits), 216n));
    expect(returnToPlayer).toEqual(rational(BigInt(units), 216n));
  });

  it('of a total follow by a second way, folding one die after the other', () => {
    let sums = new Map([[0, 1n]]);
    for (let die = 0; die < 3; die += 1) {
      const next = new Map<number, bigint>();
      for (const [sum, ways] of sums)
        for (let face = 1; face <= 6; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0n) + ways);
      sums = next;
    }
    for (let total = 4; total <= 17; total += 1)
      expect(spotReturn(`total:${total}`).hitFrequency).toEqual(rational(sums.get(total) ?? 0n, 216n));
  });

  it('mirror each other: seven minus each face', () => {
    for (let total = 4; total <= 10; total += 1)
      expect(spotReturn(`total:${total}`).returnToPlayer).toEqual(spotReturn(`total:${21 - total}`).returnToPlayer);
  });

  it('lie between 83% and 98% for every field', () => {
    for (const { returnToPlayer } of returnsBySpot()) {
      const share = Number(returnToPlayer.num) / Number(returnToPlayer.den);
      expect(share > 0.83 && share < 0.98).toBe(true);
    }
  });
});

describe('a throw', () => {
  it('pays every field that it made win, stake and odds', () => {
    const bets = [
      bet('big'),
      bet('odd', 300n),
      bet('total:11', 50n),
      bet('single:4', 200n),
      bet('double:4'),
      bet('small'),
    ];
    expect(settle(bets, [4, 3, 4])).toEqual({
      status: 'settled',
      outcome: { dice: [4, 3, 4], total: 11, triple: false },
      payoutMinor: 200n + 600n + 350n + 600n + 1_200n,
      wins: [
        { spot: 'big', stakeMinor: 100n, payoutMinor: 200n },
        { spot: 'odd', stakeMinor: 300n, payoutMinor: 600n },
        { spot: 'total:11', stakeMinor: 50n, payoutMinor: 350n },
        { spot: 'single:4', stakeMinor: 200n, payoutMinor: 600n },
        { spot: 'double:4', stakeMinor: 100n, payoutMinor: 1_200n },
      ],
    });
  });

  it('that is a triple loses the even chances, and wins its total, double and single too', () => {
    const five: Dice = [5, 5, 5];
    expect(['big', 'odd', 'small', 'even'].map((spot) => payoutOf(bet(spot), five))).toEqual([0n, 0n, 0n, 0n]);
    expect(
      ['triple:5', 'any-triple', 'total:15', 'double:5', 'single:5'].map((spot) => payoutOf(bet(spot), five)),
    ).toEqual([18_100n, 3_200n, 1_900n, 1_200n, 1_300n]);
  });

  it('never returns more than was told, and somewhere exactly that', () => {
    fc.assert(
      fc.property(fc.subarray([...spotNames], { minLength: 1 }), fc.bigInt(1n, 10n ** 6n), (spots, stake) => {
        const bets = spots.map((spot, index) => bet(spot, stake + BigInt(index)));
        const paid = allThrows.map((dice) => settle(bets, dice).payoutMinor).toSorted((a, b) => Number(b - a));
        expect(paid[0]).toBe(sicBo.maxPayoutOf(bets));
      }),
      { numRuns: 20 },
    );
  });

  it('comes out the same whenever its seeds are played again, and shows each face as often, at 99% (GLI-19 3.2.2)', () => {
    const counts = new Array<number>(6).fill(0);
    const rounds = 4_000;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { dice } = verifyRound({ serverSeed, clientSeed: 'chi', nonce }).outcome as { dice: number[] };
      for (const face of dice) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const due = (3 * rounds) / 6;
    expect(counts.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0)).toBeLessThan(15.086);
    const seeds = { serverSeed, clientSeed: 'again', nonce: 1 };
    expect(verifyRound(seeds, [bet('big')])).toEqual(verifyRound(seeds, [bet('big')]));
  });
});
