import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { shareOf as payoutOnOne } from '#domain/games/roulette/roulette-european/rules.ts';
import { table } from '#domain/games/roulette/roulette-european/table.ts';
import { chancesOnWheels, returnsByKind, spotReturn } from '#domain/games/roulette/roulette-multi/maths.ts';
import { game as rouletteMulti, settle, shareOf, spinAll } from '#domain/games/roulette/roulette-multi/rules.ts';
import { parseSpot, spotOf, wheelCounts } from '#domain/games/roulette/roulette-multi/spots.ts';
import { multiply, rational, subtract } from '#domain/maths/rational.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { theoryOf } from '#domain/returns/theory.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { figuresOn } from '#tests/support/roulette-figures.ts';

const { spotReturn: europeanReturn } = figuresOn(table);

const verifyRound = recomputing(rouletteMulti);

const places = [...table.layoutSpots, ...table.callBets].map(({ id }) => id);
const bet = (spot: string, amountMinor = 400n): Bet => ({ spot, amountMinor });
const one = rational(1n);
const power = (value: typeof one, times: number) =>
  Array.from({ length: times }).reduce<typeof one>((product) => multiply(product, value), one);

describe('a bet on several wheels', () => {
  it('lies in equal parts on every wheel and is paid by each as the European table would', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...wheelCounts),
        fc.constantFrom(...places),
        fc.array(fc.nat(36), { minLength: 8, maxLength: 8 }),
        fc.bigInt(1n, 50n),
        (wheels, place, all, units) => {
          const each = units * BigInt(table.chipIdsOf(place).length);
          const pockets = all.slice(0, wheels);
          const paid = pockets.reduce((sum, pocket) => sum + payoutOnOne(bet(place, each), pocket).payoutMinor, 0n);
          expect(shareOf(bet(spotOf(wheels, place), each * BigInt(wheels)), pockets).payoutMinor).toBe(paid);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is told with all pockets in the order of the wheels, and with one win for all of them', () => {
    expect(settle([bet('wheels:4:red'), bet('wheels:4:straight:0', 40n)], [1, 0, 36, 2])).toEqual({
      status: 'settled',
      outcome: {
        wheels: [
          { number: 1, colour: 'red' },
          { number: 0, colour: 'green' },
          { number: 36, colour: 'red' },
          { number: 2, colour: 'black' },
        ],
      },
      payoutMinor: 400n + 360n,
      wins: [
        { spot: 'wheels:4:red', stakeMinor: 400n, payoutMinor: 400n },
        { spot: 'wheels:4:straight:0', stakeMinor: 40n, payoutMinor: 360n },
      ],
    });
  });

  it('returns at most what was told, which every wheel together with the best number does', () => {
    const bets = [bet('wheels:2:red', 200n), bet('wheels:2:straight:17', 20n), bet('wheels:2:voisins', 180n)];
    const most = Array.from({ length: 37 }, (_, a) =>
      Array.from({ length: 37 }, (__, b) => settle(bets, [a, b]).payoutMinor),
    )
      .flat()
      .toSorted((a, b) => (a < b ? 1 : -1))[0];
    expect(rouletteMulti.maxPayoutOf(bets)).toBe(most);
  });

  it.each([
    [[{ spot: 'red', amount: '4.00' }], 'spot_unknown'],
    [[{ spot: 'wheels:3:red', amount: '3.00' }], 'spot_unknown'],
    [[{ spot: 'wheels:08:red', amount: '8.00' }], 'spot_unknown'],
    [[{ spot: 'wheels:4:split:1-36', amount: '4.00' }], 'spot_unknown'],
    [[{ spot: 'wheels:4:wheels:4:red', amount: '4.00' }], 'spot_unknown'],
    [[{ spot: 'wheels:4:red', amount: '0.10' }], 'not_divisible'],
    [[{ spot: 'wheels:2:voisins', amount: '0.10' }], 'not_divisible'],
    [
      [
        { spot: 'wheels:4:red', amount: '4.00' },
        { spot: 'wheels:2:red', amount: '4.00' },
      ],
      'wheels_differ',
    ],
    [[], 'no_bets'],
  ])('is refused as %j', (input, reason) => {
    expect(rouletteMulti.parseBets(input, 'EUR')).toMatchObject({ ok: false, facts: { reason } });
  });

  it('is taken where the stake divides by wheels and chips', () => {
    const input = [
      { spot: 'wheels:8:red', amount: '0.80' },
      { spot: 'wheels:8:voisins', amount: '7.20' },
    ];
    expect(rouletteMulti.parseBets(input, 'EUR')).toMatchObject({ ok: true, value: [{ amountMinor: 80n }, {}] });
  });
});

describe('the figures', () => {
  it('are 36/37 on every place, kind and number of wheels', () => {
    for (const { returnToPlayer } of returnsByKind()) expect(returnToPlayer).toEqual(rational(36n, 37n));
    expect(returnsByKind()).toHaveLength(4 * 22);
    for (const place of places) expect(spotReturn(spotOf(2, place))?.returnToPlayer).toEqual(rational(36n, 37n));
  });

  it.each(wheelCounts)('follow on %i wheels from those of one by a second way', (wheels) => {
    for (const place of ['red', 'straight:17', 'dozen:2', 'voisins', 'neighbours:5:3']) {
      const single = europeanReturn(place);
      const several = spotReturn(spotOf(wheels, place));
      expect(several?.variance).toEqual(multiply(single.variance, rational(1n, BigInt(wheels))));
      expect(several?.hitFrequency).toEqual(subtract(one, power(subtract(one, single.hitFrequency), wheels)));
      expect(several?.maxWin).toEqual(single.maxWin);
      expect(several?.maxWinChance).toEqual(power(single.maxWinChance ?? one, wheels));
    }
  });

  it('follow by playing every fall of two wheels', () => {
    for (const place of ['corner:1-2-4-5', 'orphelins']) {
      const stake = 2n * BigInt(table.chipIdsOf(place).length) * 36n;
      const counted = new Map<bigint, bigint>();
      for (let a = 0; a < 37; a += 1)
        for (let b = 0; b < 37; b += 1) {
          const paid = shareOf(bet(spotOf(2, place), stake), [a, b]).payoutMinor;
          counted.set(paid, (counted.get(paid) ?? 0n) + 1n);
        }
      const told = chancesOnWheels(place, 2).map(({ pays, cases }) => [(pays.num * stake) / pays.den, cases] as const);
      expect(new Map(told)).toEqual(counted);
    }
  });

  it('are known of any place that a player bets on', () => {
    expect(theoryOf('roulette-multi', 'wheels:8:neighbours:17:2')?.figures.returnToPlayer).toEqual(rational(36n, 37n));
    expect(theoryOf('roulette-multi', 'wheels:8:nowhere')).toBeUndefined();
  });

  it('leave so much less at risk as there are wheels', () => {
    expect(riskOf('roulette-multi', [bet('wheels:2:red')])).toBe(4996);
    expect(riskOf('roulette-multi', [bet('wheels:8:red')])).toBe(1249);
    expect(riskOf('roulette-multi', [bet('wheels:4:red'), bet('wheels:4:black')])).toBe(65);
    expect(riskOf('roulette-multi', [bet('wheels:8:straight:17')])).toBe(10_000);
  });
});

describe('the draws', () => {
  const seeds = { serverSeed: 'f00d'.repeat(16), clientSeed: 'eight', nonce: 3 };

  it('are one a wheel, in order, from the round’s own stream', () => {
    const stream = createStream(seeds);
    const expected = Array.from({ length: 8 }, () => stream.below(37));
    expect(spinAll(8, createStream(seeds))).toEqual(expected);
    expect(verifyRound(seeds).outcome).toMatchObject({ wheels: expected.map((number) => ({ number })) });
    expect(verifyRound(seeds, [bet('wheels:2:red')]).outcome).toMatchObject({
      wheels: expected.slice(0, 2).map((number) => ({ number })),
    });
  });

  it('know nothing of each other (chi-square of two wheels’ dozens, 99%)', () => {
    const rounds = 6_000;
    const counts = new Map<string, number>();
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const [a = 0, b = 0] = spinAll(2, createStream({ ...seeds, nonce }));
      const key = `${Math.ceil(a / 12)}-${Math.ceil(b / 12)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const chanceOf = (part: string): number => (part === '0' ? 1 : 12) / 37;
    const statistic = [0, 1, 2, 3]
      .flatMap((a) => [0, 1, 2, 3].map((b) => [`${a}`, `${b}`] as const))
      .reduce((sum, [a, b]) => {
        const due = rounds * chanceOf(a) * chanceOf(b);
        return sum + ((counts.get(`${a}-${b}`) ?? 0) - due) ** 2 / due;
      }, 0);
    // Sixteen cells that add up to the rounds: 15 degrees of freedom.
    expect(statistic).toBeLessThan(30.58);
  });

  it('read their spots as they write them', () => {
    for (const wheels of wheelCounts)
      expect(parseSpot(spotOf(wheels, 'split:17-20'))).toEqual({ wheels, place: 'split:17-20' });
    expect(parseSpot('wheels:5:red')).toBeUndefined();
  });
});
