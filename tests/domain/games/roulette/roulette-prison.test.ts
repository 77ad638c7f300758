import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/games/kit/game.ts';
import { settle as settleEuropean } from '#domain/games/roulette/roulette-european/rules.ts';
import { table as frenchTable } from '#domain/games/roulette/roulette-french/table.ts';
import { chipsOf, game as roulettePrison, settle, shareOf } from '#domain/games/roulette/roulette-prison/rules.ts';
import { table } from '#domain/games/roulette/roulette-prison/table.ts';
import { rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { figuresOn } from '#tests/support/roulette-figures.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const { spotReturn: frenchReturn } = figuresOn(frenchTable);
const { returnsByKind, spotReturn } = figuresOn(table);

const verifyRound = recomputing(roulettePrison);

const evenChances = ['red', 'black', 'even', 'odd', 'low', 'high'];
const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const others = Array.from({ length: 36 }, (_, index) => index + 1);
const spots = [...table.layoutSpots, ...table.callBets].map(({ id }) => id);
const rtpOf = (id: string) => (evenChances.includes(id) ? rational(73n, 74n) : rational(36n, 37n));
/** Pockets in the order in which a stream gives them. */
const falling = (...pockets: readonly number[]) => {
  const rest = [...pockets];
  return { ...seededStream(1), below: () => rest.shift() ?? Number.NaN };
};

describe('a prison', () => {
  it.each([
    ['lets a stake out whole, without a gain, when its next spin wins', [0, 7], 100n],
    ['takes it when its next spin loses', [0, 8], 0n],
    ['holds it through a second and a third zero', [0, 0, 0, 7], 100n],
    ['is not entered anywhere but at zero', [7], 200n],
  ] as const)('%s', (_, pockets, payoutMinor) => {
    expect(roulettePrison.play([bet('red')], falling(...pockets))).toMatchObject({
      payoutMinor,
      outcome: {
        number: pockets[0],
        ...(pockets.length > 1 ? { prison: pockets.slice(1).map((number) => ({ number })) } : {}),
      },
    });
  });

  it('lets one of two opposite chances out, an odd stake as whole as an even one', () => {
    expect(settle([bet('red', 3n), bet('black', 5n)], 0, [8]).wins).toEqual([
      { spot: 'black', stakeMinor: 5n, payoutMinor: 5n },
    ]);
  });

  it('takes every other bet at zero, and pays the zero itself', () => {
    for (const { id, kind, numbers } of table.layoutSpots) {
      if (evenChances.includes(kind) || numbers.includes(0)) continue;
      expect(shareOf(bet(id), 0, numbers[0]).payoutMinor).toBe(0n);
    }
    expect(settle([bet('straight:0'), bet('even')], 0, [2])).toMatchObject({ payoutMinor: 3_600n + 100n });
  });

  it('has the wheel spun on for an even chance alone', () => {
    expect(roulettePrison.play([bet('straight:0'), bet('dozen:1')], falling(0)).outcome).toEqual({
      number: 0,
      colour: 'green',
    });
  });

  it('is the only thing that tells the table from the European one', () => {
    const bets = spots.map((id) => bet(id, 232_792_560n));
    for (const pocket of others) expect(settle(bets, pocket)).toEqual(settleEuropean(bets, pocket));
  });
});

describe('the return', () => {
  it('is 98.65% on the even chances, as under la partage, and 97.30% on every other and announced bet', () => {
    for (const id of spots) expect(spotReturn(id).returnToPlayer).toEqual(rtpOf(id));
    expect(spotReturn('red').returnToPlayer).toEqual(frenchReturn('red').returnToPlayer);
    expect(returnsByKind()).toHaveLength(15 + 7);
  });

  it('follows by a second way: what the rules pay, with the zeros in prison summed as a geometric series', () => {
    // After a zero each of the 36 others ends the prison with 1/37 + 1/37² + … = 1/36.
    const paid = others.reduce((sum, pocket) => sum + 36n * shareOf(bet('odd', 1n), pocket).payoutMinor, 0n);
    const freed = others.reduce((sum, release) => sum + shareOf(bet('odd', 1n), 0, release).payoutMinor, 0n);
    expect(rational(paid + freed, 36n * 37n)).toEqual(rational(73n, 74n));
  });

  it('counts a stake let out as a hit and in the variance', () => {
    // E[X²] = (18·4 + 1/2)/37 = 145/74; less (73/74)².
    expect(spotReturn('red')).toEqual({
      returnToPlayer: rational(73n, 74n),
      variance: rational(145n * 74n - 73n * 73n, 74n * 74n),
      hitFrequency: rational(37n, 74n),
      maxWin: rational(2n),
      maxWinChance: rational(18n, 37n),
    });
  });

  it('is met by seeded rounds within four standard deviations', () => {
    const rounds = 40_000;
    const stream = seededStream(2);
    let paid = 0;
    for (let round = 0; round < rounds; round += 1)
      paid += Number(roulettePrison.play([bet('low', 1n)], stream).payoutMinor);
    const { returnToPlayer, variance } = spotReturn('low');
    const mean = Number(returnToPlayer.num) / Number(returnToPlayer.den);
    const deviation = Math.sqrt(Number(variance.num) / Number(variance.den) / rounds);
    expect(Math.abs(paid / rounds - mean)).toBeLessThan(4 * deviation);
  });
});

describe('a round', () => {
  it('returns at most what was told, over every fall and every release', () => {
    const bets = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...evenChances, ...spots), fc.bigInt(1n, 1_000n)), {
        minLength: 1,
        selector: ([id]) => id,
      })
      .map((list) => list.map(([id, units]) => bet(id, units * BigInt(chipsOf(bet(id)).length))));
    fc.assert(
      fc.property(bets, (placed) => {
        const returns = [
          ...others.map((pocket) => settle(placed, pocket).payoutMinor),
          ...others.map((release) => settle(placed, 0, [release]).payoutMinor),
        ];
        expect(roulettePrison.maxPayoutOf(placed)).toBe(returns.toSorted((a, b) => (a < b ? 1 : -1))[0]);
      }),
      { numRuns: 40 },
    );
  });

  it('is decided by the seeds alone, prison and all', () => {
    const rounds = Array.from({ length: 400 }, (_, nonce) =>
      verifyRound({ serverSeed: 'f00d'.repeat(16), clientSeed: 'prison', nonce }, [bet('red')]),
    );
    const held = rounds.filter(({ outcome }) => JSON.stringify(outcome).includes('prison'));
    expect(held.length).toBeGreaterThan(3);
    for (const { outcome } of held) expect(outcome).toMatchObject({ number: 0, colour: 'green' });
    expect(verifyRound({ serverSeed: 'f00d'.repeat(16), clientSeed: 'prison', nonce: 0 }, [bet('red')])).toEqual(
      rounds[0],
    );
  });

  it.each([
    [[{ spot: 'prison', amount: '1.00' }], 'spot_unknown'],
    [[{ spot: 'voisins', amount: '1.00' }], 'not_divisible'],
    [[], 'no_bets'],
  ])('refuses %j', (input, reason) => {
    expect(roulettePrison.parseBets(input, 'EUR')).toMatchObject({ ok: false, facts: { reason } });
  });
});
